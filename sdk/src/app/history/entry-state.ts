/** Key of the SDK's data in a history entry's state, next to the data of the host's router. */
const KEY = 'portico';

/** The SDK's data in the state of a history entry. */
export type EntryState = Readonly<Record<string, unknown>>;

/** Returns the SDK's data in the current entry. Any script of the page can have written it. */
export function readEntryState(history: History | undefined): EntryState | undefined {
  return history?.state?.[KEY];
}

/** Returns the state of the current entry with other data of the SDK; the host's data is copied. */
export function withEntryState(history: History, data: EntryState): object {
  return { ...history.state, [KEY]: data };
}
