import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { World } from '../core/types';
import { createWorld } from '../world/create-world';
import { keepState } from './state-file';

const folders: string[] = [];

async function freshFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-state-'));
  folders.push(folder);
  return join(folder, 'world.json');
}

function written(world: World): string {
  return JSON.stringify(world.snapshot());
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

it('writes unsaved changes when it is closed', async () => {
  const file = await freshFile();
  const world = createWorld();
  const state = await keepState(world, file);
  world.clock.advance(1_000);
  await state.close();
  expect(await readFile(file, 'utf8')).toBe(written(world));
});

it('continues from the last complete state when a process was killed while it wrote the next', async () => {
  const file = await freshFile();
  const world = createWorld({ seed: 5 });
  await (await keepState(world, file)).close();
  const whole = written(world);
  world.clock.advance(9_000);
  await writeFile(`${file}.tmp`, written(world).slice(0, 2_000));

  const next = createWorld();
  const state = await keepState(next, file);
  expect(written(next)).toBe(whole);
  next.clock.advance(1_000);
  await state.close();
  expect(await readdir(join(file, '..'))).toEqual(['world.json']);
});

it('saves the world again after a save that failed', async () => {
  const file = join(await freshFile(), 'world.json');
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const world = createWorld();
  const state = await keepState(world, file);
  await rm(dirname(file), { recursive: true });
  world.clock.advance(1_000);
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  failed.mockRestore();

  await mkdir(dirname(file));
  await state.close();
  expect(await readFile(file, 'utf8')).toBe(written(world));
});

it('no longer saves a world in a file that another process has written, and says so', async () => {
  const file = await freshFile();
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = createWorld();
  const state = await keepState(first, file);
  const second = createWorld({ seed: 5 });
  const other = await keepState(second, file);
  second.clock.advance(2_000);
  await other.close();
  // File systems tell only times apart that are some milliseconds from each other.
  const later = Date.now() / 1_000 + 60;
  await utimes(file, later, later);

  first.clock.advance(1_000);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringContaining('another process has written')));
  failed.mockRestore();
  await expect(state.close()).rejects.toThrow('another process has written');
  expect(await readFile(file, 'utf8')).toBe(written(second));
});

it('does not overwrite a file that is not a world file', async () => {
  const file = await freshFile();
  await writeFile(file, 'my diary');
  await expect(keepState(createWorld(), file)).rejects.toThrow('not a world file');
  expect(await readFile(file, 'utf8')).toBe('my diary');
});

it('creates the file and its folder at the start', async () => {
  const file = join(dirname(await freshFile()), 'worlds', 'mine', 'world.json');
  const world = createWorld();
  const state = await keepState(world, file);
  expect(await readFile(file, 'utf8')).toBe(written(world));
  await state.close();
});

it('fails at the start in a place that cannot be written', async () => {
  const file = await freshFile();
  await writeFile(file, 'a file, not a folder');
  await expect(keepState(createWorld(), join(file, 'world.json'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});
