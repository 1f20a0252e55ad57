import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
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
 * start, not when a day's work should be saved. Once another process has written the file, this world is no longer saved
 * there: each would undo what the other has saved.
 *
 * @throws {WorldFileError} when the file is no world of ours; it stays as it is.
 * @throws {Error} of the file system when the file can't be written.
 */
export async function keepState(world: World, file: string): Promise<StateFile> {
  let seenChange = await lastChangeOf(file);
  const text = await readFile(file, 'utf8').catch(absent);
  if (text !== null) world.restore(text);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  const write = async () => {
    const lastChange = await lastChangeOf(file);
    if (lastChange !== null && lastChange !== seenChange) throw new WrittenElsewhere(file);
    await writeWhole(file, JSON.stringify(world.snapshot()));
    seenChange = await lastChangeOf(file);
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    // Also after a write that failed: the disk may have room again, and each write saves the whole world.
    writing = writing.then(write, write);
    return writing;
  };
  await mkdir(dirname(file), { recursive: true });
  await save();
  const unsubscribe = world.subscribe(() => {
    timer ??= setTimeout(() => void save().catch(tell), SETTLE_MS);
  });
  const tell = (error: Error) => {
    report(error);
    // Nothing that this process does could make the next save succeed.
    if (error instanceof WrittenElsewhere) unsubscribe();
  };
  return {
    close: async () => {
      unsubscribe();
      await save();
    },
  };
}

class WrittenElsewhere extends Error {
  constructor(file: string) {
    super(`another process has written ${file}, and this one no longer does. Give each a file of its own.`);
  }
}

/** When a file was changed last; `null` without one. */
async function lastChangeOf(file: string): Promise<number | null> {
  return stat(file).then(({ mtimeMs }) => mtimeMs, absent);
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
