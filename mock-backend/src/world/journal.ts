import type { Journal, JournalEntry } from './types';

/** Older entries are dropped. */
const MAX_ENTRIES = 1_000;

/** The journal as the world uses it. */
export interface WorldJournal extends Journal {
  /** Adds an entry that is written when the journal is read: most never are, and redacting them takes time. */
  add(write: () => JournalEntry): void;
  /** Puts these entries in place of all others. */
  load(entries: readonly JournalEntry[]): void;
}

/** Keeps the entries in the order in which the requests came. What writes an entry out also redacts it. */
export function createJournal(changed: () => void): WorldJournal {
  let written: readonly JournalEntry[] = [];
  let waiting: (() => JournalEntry)[] = [];

  function set(entries: readonly JournalEntry[]): void {
    written = entries.slice(-MAX_ENTRIES);
    waiting = [];
    changed();
  }

  function list(): readonly JournalEntry[] {
    if (waiting.length === 0) return written;
    const added = waiting.slice(-MAX_ENTRIES).map((write) => write());
    // Of requests that were under way at the same time, the machine's load decides which is answered first.
    written = [...written, ...added].sort((one, other) => one.id - other.id).slice(-MAX_ENTRIES);
    waiting = [];
    return written;
  }

  return {
    list,
    clear: () => set([]),
    add: (write) => {
      waiting.push(write);
      // Twice as many as are kept: dropping the oldest one by one would move all others each time.
      if (waiting.length >= 2 * MAX_ENTRIES) waiting = waiting.slice(-MAX_ENTRIES);
      changed();
    },
    load: (entries) => set(structuredClone(entries)),
  };
}
