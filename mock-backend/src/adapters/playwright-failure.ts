import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';
import type { World } from '../core/types';

/** Attaches the snapshot of a world to the report of its test. It is a file because terminal reporters list only files. */
export async function attachWorld(world: World, testInfo: Pick<TestInfo, 'attachments' | 'outputPath'>): Promise<void> {
  const path = testInfo.outputPath('world.json');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(world.snapshot()));
  testInfo.attachments.push({ name: 'world.json', path, contentType: 'application/json' });
}

/**
 * Watches where the pages of a context send their calls.
 *
 * @returns A function that explains a test in which no page called the service, but other addresses; `undefined` if that is
 *   not so.
 */
export function watchCalls(context: Pick<BrowserContext, 'on'>, serviceUrl: string): () => string | undefined {
  const origins = new Set<string>();
  let isServiceCalled = false;
  context.on('request', (request) => {
    if (request.url().startsWith(serviceUrl)) isServiceCalled = true;
    else if (['fetch', 'xhr'].includes(request.resourceType())) origins.add(new URL(request.url()).origin);
  });
  return () => {
    if (isServiceCalled || origins.size === 0) return undefined;
    return `No page called the service at ${serviceUrl} (option serviceUrl). The pages called ${[...origins].join(', ')}.`;
  };
}
