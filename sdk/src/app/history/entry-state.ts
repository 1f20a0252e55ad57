/**
 * Returns the key of an app's data in a history entry's state, next to the data of the host's router and of other apps.
 */
const keyOf = (name: string) => (name === 'default' ? 'portico' : `portico-${name}`);

/** The data of one app in the state of a history entry. */
export type EntryState = Readonly<Record<string, unknown>>;

/** Returns the data of an app in the current entry. Any script of the page can have written it. */
export function readEntryState(history: History | undefined, name: string): EntryState | undefined {
  return history?.state?.[keyOf(name)];
}

/** Returns the state of the current entry with other data of an app; the data of the host and of other apps is copied. */
export function withEntryState(history: History, name: string, data: EntryState): object {
  return { ...history.state, [keyOf(name)]: data };
}
