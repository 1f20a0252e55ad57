import type { Journal, JournalEntry } from '../core/types';

/** Older entries are dropped. */
const MAX_ENTRIES = 1_000;

/** The journal, with the functions that only the world calls. */
export interface WorldJournal extends Journal {
  /** Adds an entry that is written when the journal is read: most never are, and redacting takes time. */
  add(write: () => JournalEntry): void;
  /** Replaces all entries. */
  load(entries: readonly JournalEntry[]): void;
}

/** Keeps the entries in the order in which the requests arrived. The function that writes an entry also redacts it. */
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
    // Parallel requests are answered in an order that depends on the machine's load.
    written = [...written, ...added].sort((one, other) => one.id - other.id).slice(-MAX_ENTRIES);
    waiting = [];
    return written;
  }

  return {
    list,
    clear: () => set([]),
    add: (write) => {
      waiting.push(write);
      // Dropped in batches: dropping the oldest entry each time would move all others.
      if (waiting.length >= 2 * MAX_ENTRIES) waiting = waiting.slice(-MAX_ENTRIES);
      changed();
    },
    load: (entries) => set(structuredClone(entries)),
  };
}
