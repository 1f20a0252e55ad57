import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const bin = resolve(import.meta.dirname, '../bin/portico-mock.mjs');
/** The first start bundles the sources. */
const TIMEOUT_MS = 30_000;
const children: ChildProcess[] = [];

function start(...args: string[]) {
  // As an installed package: a built bundle resolves the packages next to it, not their sources.
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, NODE_OPTIONS: '' } });
  children.push(child);
  let output = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const listener of heard) listener();
    });
  }
  return {
    child,
    exit: new Promise<{ code: number | null; output: string }>((done) =>
      child.on('close', (code) => done({ code, output })),
    ),
    says: (text: RegExp) =>
      new Promise<RegExpExecArray>((done) => {
        const resolveIfFound = () => {
          const found = text.exec(output);
          if (found) done(found);
        };
        heard.add(resolveIfFound);
        resolveIfFound();
      }),
  };
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

it('serves a world and stops on a signal', { timeout: TIMEOUT_MS }, async () => {
  const { child, exit, says } = start(
    '--port',
    '0',
    '--scenario',
    'fresh-vendor',
    '--seed',
    '4',
    '--frozen',
    '--latency',
    '0',
  );
  const [, url] = await says(/mock at (\S+)/);
  const world = await (await fetch(`${url}/__world`)).json();
  expect(world).toMatchObject({ scenario: 'fresh-vendor', seed: 4, now: '2026-03-02T09:00:00.000Z' });
  await says(/__world/);
  child.kill('SIGTERM');
  expect(await exit).toMatchObject({ code: 0, output: expect.stringContaining('ada@acme.test') });
});

it('starts again with a complete state, whenever it was killed', { timeout: 3 * TIMEOUT_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-cli-'));
  const state = join(folder, 'world.json');
  let mailCount = 0;
  for (let round = 0; round < 3; round++) {
    const { child, exit, says } = start('--port', '0', '--frozen', '--latency', '0', '--state', state);
    const [, url] = await says(/mock at (\S+)/);
    const mails = await (await fetch(`${url}/__world/inbox`)).json();
    expect(mails.length).toBeGreaterThanOrEqual(mailCount);
    mailCount = mails.length;
    // Killed after a whole save, then in the middle of one, then again.
    const saved = nextChange(folder, round === 1 ? 'world.json.tmp' : 'world.json');
    for (let sent = 0; sent < 5; sent++) await askForReset(String(url));
    await saved;
    child.kill('SIGKILL');
    await exit;
  }
  expect(mailCount).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});

/** Resolves as soon as a file of this name comes into being or changes. */
function nextChange(folder: string, name: string): Promise<void> {
  return new Promise((done) => {
    const watcher = watch(folder, (_, changed) => {
      if (changed !== name) return;
      watcher.close();
      done();
    });
  });
}

async function askForReset(url: string): Promise<void> {
  await fetch(`${url}/identity/resources/users/v1/passwords/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@acme.test' }),
  });
}

it('takes the command that the README gives', { timeout: TIMEOUT_MS }, async () => {
  const readme = await readFile(resolve(import.meta.dirname, '../README.md'), 'utf8');
  const [, command = ''] = /^npx portico-mock (.+)$/m.exec(readme) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'portico-cli-'));
  const words = command.split(' ').map((word) => (/^\d{4}$/.test(word) ? '0' : word));
  const args = words.map((word) => (word.endsWith('.json') ? join(folder, word) : word));
  const { child, exit, says } = start(...args);
  await says(/mock at \S+/);
  child.kill('SIGTERM');
  expect((await exit).code).toBe(0);
  expect(await readdir(folder)).toEqual(['world.json']);
  await rm(folder, { recursive: true });
});

it('prints its options', { timeout: TIMEOUT_MS }, async () => {
  const { code, output } = await start('--help').exit;
  expect(code).toBe(0);
  for (const flag of [
    'port',
    'host',
    'allow-remote',
    'scenario',
    'seed',
    'now',
    'latency',
    'state',
    'follow-clock',
    'frozen',
  ]) {
    expect(output).toContain(`--${flag}`);
  }
});

it.each([
  [['--port', 'x'], '--port takes a whole number'],
  [['--seed', '-1'], '--seed'],
  [['--latency', 'slow'], '--latency takes milliseconds'],
  [['--latency', '500-200'], 'from small to large'],
  [['--scenario', 'nowhere'], 'there are small-team, fresh-vendor'],
  [['--now', 'someday'], 'not a moment in time'],
  [['--frozen', '--follow-clock'], 'Choose one'],
  [['--host', 'no.such.host.test'], 'This machine has no such address'],
  [['--state', ''], '--state takes the name of a file'],
  [['--login-page', 'no/such/folder'], '--login-page takes a folder with an index.html'],
  [['--colour'], '--colour'],
])('explains %j in one line', { timeout: TIMEOUT_MS }, async (args, message) => {
  const { code, output } = await start(...args).exit;
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output.trim().split('\n')).toHaveLength(1);
});

it('explains a busy port in one line', { timeout: TIMEOUT_MS }, async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => blocker.once('listening', done));
  const { port } = blocker.address() as AddressInfo;
  const { code, output } = await start('--port', String(port)).exit;
  blocker.close();
  expect([code, output.trim()]).toEqual([
    1,
    'portico-mock: This port is busy. Choose another with --port, or 0 for any free one.',
  ]);
});
