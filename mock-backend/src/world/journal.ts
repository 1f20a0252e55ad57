import type { Journal, JournalEntry } from './types';

/** Older entries are dropped. */
const MAX_ENTRIES = 1_000;

/** The journal as the world uses it. */
export interface WorldJournal extends Journal {
  add(entry: JournalEntry): void;
  /** Puts these entries in place of all others. */
  load(entries: readonly JournalEntry[]): void;
}

/** Keeps what it is given, in the order of the answers: whoever adds an entry has redacted it. */
export function createJournal(changed: () => void): WorldJournal {
  let entries: readonly JournalEntry[] = [];

  function set(next: readonly JournalEntry[]): void {
    entries = next.slice(-MAX_ENTRIES);
    changed();
  }

  return {
    list: () => entries,
    clear: () => set([]),
    add: (entry) => set([...entries, entry]),
    load: (next) => set(structuredClone(next)),
  };
}
