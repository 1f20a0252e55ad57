import { EventEmitter } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';
import { expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { readWorldFile } from '../world/world-file';
import { attachWorld, watchCalls } from './playwright-failure';

const SERVICE = 'https://identity.portico.test';

/** The explanation after a page has sent requests. */
function explanationOf(...requests: [address: string, resourceType: string][]): string | undefined {
  const context = new EventEmitter();
  const explain = watchCalls(context as unknown as BrowserContext, SERVICE);
  for (const [address, type] of requests) context.emit('request', { url: () => address, resourceType: () => type });
  return explain();
}

it('names the addresses that pages called instead of the service', () => {
  const calls: [string, string][] = [
    ['http://localhost:3000/', 'document'],
    ['https://id.example.com/frontegg/flags', 'fetch'],
    ['https://id.example.com/frontegg/metadata', 'fetch'],
    ['http://localhost:3000/api/bookings', 'xhr'],
  ];
  expect(explanationOf(...calls)).toBe(
    `No page called the service at ${SERVICE} (option serviceUrl). The pages called https://id.example.com, http://localhost:3000.`,
  );
});

it('explains nothing if the service was called, or nothing was', () => {
  expect(explanationOf([`${SERVICE}/frontegg/flags`, 'fetch'], ['https://cdn.example/a', 'fetch'])).toBeUndefined();
  expect(explanationOf(['http://localhost:3000/', 'document'])).toBeUndefined();
});

it('attaches a world as a file that opens again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-playwright-'));
  const attachments: TestInfo['attachments'] = [];
  const world = createWorld();
  world.clock.advance(60_000);
  await attachWorld(world, { attachments, outputPath: (name) => join(folder, 'test', name) });
  expect(attachments).toMatchObject([{ name: 'world.json', contentType: 'application/json' }]);
  const text = await readFile(attachments[0]!.path!, 'utf8');
  const reopened = createWorld();
  reopened.restore(readWorldFile(text));
  expect(reopened.snapshot()).toEqual(world.snapshot());
});
