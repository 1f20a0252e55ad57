import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { World } from '../core/types';

/** Changes within this time are written at once. */
const SETTLE_MS = 200;

/** A world that outlives its process. */
export interface StateFile {
  /** Writes what is not written yet, then stops. */
  close(): Promise<void>;
}

/**
 * Restores the world from a file, if there is one, and keeps the file up to date. A crash leaves the old file or the
 * new one, never half of either. Creates the file and its folder at once: a place that can't be written is told at the
 * start, not when a day's work should be saved.
 *
 * @throws {WorldFileError} when the file is no world of ours; it stays as it is.
 * @throws {Error} of the file system when the file can't be written.
 */
export async function keepState(world: World, file: string): Promise<StateFile> {
  const text = await readFile(file, 'utf8').catch(absent);
  if (text !== null) world.restore(text);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const write = () => writeWhole(file, JSON.stringify(world.snapshot()));
    // Also after a write that failed: the disk may have room again, and each write saves the whole world.
    writing = writing.then(write, write);
    return writing;
  };
  await mkdir(dirname(file), { recursive: true });
  await save();
  const unsubscribe = world.subscribe(() => {
    timer ??= setTimeout(() => void save().catch(report), SETTLE_MS);
  });
  return {
    close: async () => {
      unsubscribe();
      await save();
    },
  };
}

async function writeWhole(file: string, text: string): Promise<void> {
  // One name for all drafts: what a killed process left behind is written over, not left lying about.
  const draft = `${file}.tmp`;
  // It holds passwords and tokens of a mock, but users may enter real ones.
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function report(error: Error): void {
  console.error(`The state could not be saved: ${error.message}`);
}
