import type { Surface } from './allowed';

/** A text that a script of the page can read, and where. */
export interface ReadableText {
  surface: Surface;
  at: string;
  text: string;
}

/** Reads storage, cookies and, if `databases` is set, every database of the page; runs in the page. */
export async function readPage(databases: boolean): Promise<ReadableText[]> {
  const entriesOf = (surface: 'local storage' | 'session storage', open: () => Storage) => {
    try {
      return Object.entries(open()).map(([at, text]) => ({ surface, at, text: String(text) }));
    } catch {
      return []; // The page has no storage.
    }
  };
  const rowsOf = (store: IDBObjectStore) =>
    new Promise<unknown[]>((resolve, reject) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opened = (name: string) =>
    new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    });
  async function readDatabase(name: string): Promise<ReadableText[]> {
    const database = await opened(name);
    const names = [...(database?.objectStoreNames ?? [])];
    if (!database || names.length === 0) return [];
    const stores = database.transaction(names, 'readonly');
    const rows = await Promise.all(names.map((store) => rowsOf(stores.objectStore(store))));
    database.close();
    return [{ surface: 'database', at: name, text: JSON.stringify(rows) }];
  }
  const found = databases ? await indexedDB.databases().catch(() => []) : [];
  const cookie = (() => {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  })();
  return [
    ...entriesOf('local storage', () => localStorage),
    ...entriesOf('session storage', () => sessionStorage),
    { surface: 'cookie', at: 'document.cookie', text: cookie },
    ...(await Promise.all(found.map(({ name = '' }) => readDatabase(name)))).flat(),
  ];
}
