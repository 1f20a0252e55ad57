import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { type DraftStorage, openDraftStorage } from './draft-storage';
import { setAt } from './path';
import { readWholeDatabase } from './studio-database';
import { freshDatabase, openStorage, openTab, startTab } from './test-tab';

const AUTOSAVE_MS = 400;
const RETRY_MS = 5_000;

/** A storage that opens when the test opens it. */
function slowStorage() {
  let answer: (storage: DraftStorage) => void = () => undefined;
  const answers = new Promise<DraftStorage>((resolve) => {
    answer = resolve;
  });
  return { answers, answer: (storage: DraftStorage) => answer(storage) };
}

/** Stores a value at the place of a save. */
async function store(database: string, value: unknown) {
  (await openDraftStorage({ name: database })).close();
  const raw = await openDB(database);
  await raw.put('drafts', value, 'default');
  raw.close();
}

it('schedules a save within a second of the first change and reports when it is done', async () => {
  const tab = await openTab(freshDatabase(), 'one');
  tab.paint('#ff0000');
  tab.paint('#00ff00');
  expect(tab.planned).toHaveLength(1);
  expect(tab.planned[0]?.ms).toBe(AUTOSAVE_MS);
  expect(AUTOSAVE_MS).toBeLessThanOrEqual(1_000);
  expect(tab.draft.getState().saved).toBe('saving');
  await tab.autosave.flush();
  expect(tab.draft.getState().saved).toBe('saved');
});

it('reports once that it is saving, not again for every change that follows', async () => {
  const tab = await openTab(freshDatabase(), 'one');
  let calls = 0;
  tab.draft.subscribe(() => {
    calls += 1;
  });
  tab.paint('#ff0000');
  tab.paint('#00ff00');
  tab.paint('#0000ff');
  // Three changes, and one change of `saved`.
  expect(calls).toBe(4);
});

it('restores document and log after the tab was killed', async () => {
  const database = freshDatabase();
  const killed = await openTab(database, 'one');
  killed.draft.getState().rename('Acme');
  killed.paint('#ff0000');
  killed.paint('#00ff00');
  await killed.autosave.flush();

  const reopened = await openTab(database, 'two');
  expect(reopened.color()).toBe('#00ff00');
  expect(reopened.draft.getState().name).toBe('Acme');
  reopened.draft.getState().undo();
  expect(reopened.color()).toBe('#ff0000');
  reopened.draft.getState().undo();
  reopened.draft.getState().redo();
  expect(reopened.color()).toBe('#ff0000');
});

it('saves the last change of a page that closes', async () => {
  const database = freshDatabase();
  const closing = await openTab(database, 'one');
  closing.paint('#ff0000');
  closing.autosave.leave();
  const reopened = await openTab(database, 'two');
  expect(reopened.color()).toBe('#ff0000');
});

it('moves a damaged save aside, keeps it, and opens a new project', async () => {
  const database = freshDatabase();
  const half = { version: 1, document: 'half a docu' };
  await store(database, half);
  const tab = await openTab(database, 'one');
  expect(tab.draft.getState().metadata).toEqual({});
  const key = 'default 2025-01-01T00:00:00.000Z';
  expect(tab.news).toEqual([{ kind: 'damaged', key, stored: half }]);
  expect(tab.saved()).toBe('new');
  const db = await openDB(database);
  expect(await db.get('damaged', key)).toMatchObject({ stored: half });
  db.close();
  expect((await openTab(database, 'two')).news).toEqual([]);
});

it('reports that the storage refuses, and keeps the work', async () => {
  const tab = await openTab(freshDatabase(), 'one');
  tab.storage.close();
  tab.paint('#ff0000');
  await tab.autosave.flush();
  expect(tab.draft.getState().saved).toBe('failed');
  expect(tab.color()).toBe('#ff0000');
});

it('saves the last change of a page that closes while an earlier one is being saved', async () => {
  const database = freshDatabase();
  const closing = await openTab(database, 'one');
  closing.paint('#100000');
  void closing.autosave.flush();
  await Promise.resolve();
  closing.paint('#200000');
  closing.autosave.leave();
  expect((await openTab(database, 'two')).color()).toBe('#200000');
});

it('applies edits that were made before the storage answered again, on top of what it holds', async () => {
  const database = freshDatabase();
  const before = await openTab(database, 'one');
  before.draft.getState().edit('Logo', (m) => setAt(m, ['themeV2', 'loginBox', 'logo', 'alt'], 'Acme'));
  before.paint('#100000');
  await before.autosave.flush();

  const { answers, answer } = slowStorage();
  const slow = startTab('two', () => answers);
  slow.paint('#200000');
  slow.draft.getState().rename('Early');
  slow.draft.getState().rename('Undone');
  slow.draft.getState().undo();
  slow.draft.getState().edit('Text', (m) => setAt(m, ['localizations', 'en', 'a'], 'A'));
  expect(slow.saved()).toBe('saving');
  expect(slow.autosave.hasUnsavedWork()).toBe(true);
  answer(await openStorage(database));
  await slow.autosave.ready;
  expect(slow.draft.getState().metadata).toEqual({
    themeV2: { loginBox: { logo: { alt: 'Acme' } }, palette: { primary: { main: '#200000' } } },
    localizations: { en: { a: 'A' } },
  });
  await slow.autosave.flush();
  expect(slow.saved()).toBe('saved');
  expect((await openTab(database, 'three')).draft.log().document).toEqual(slow.draft.log().document);

  slow.draft.getState().undo();
  slow.draft.getState().undo();
  expect(slow.color()).toBe('#100000');
});

it('saves nothing of a page that is hidden before it has read what is stored', async () => {
  const database = freshDatabase();
  const before = await openTab(database, 'one');
  before.draft.getState().rename('Acme');
  await before.autosave.flush();

  const storage = await openStorage(database);
  const { load } = storage;
  const flushed: Promise<void>[] = [];
  storage.load = (project, now) => {
    flushed.push(hidden.autosave.flush());
    return load(project, now);
  };
  const hidden = startTab('two', async () => storage);
  hidden.paint('#200000');
  await hidden.autosave.ready;
  await Promise.all(flushed);
  expect(hidden.saved()).toBe('saving');
  await hidden.autosave.flush();
  const reopened = await openTab(database, 'three');
  expect([reopened.draft.getState().name, reopened.color()]).toEqual(['Acme', '#200000']);
});

it('stores edits of a new user that were made before the storage answered', async () => {
  const database = freshDatabase();
  const { answers, answer } = slowStorage();
  const slow = startTab('one', () => answers);
  expect(slow.saved()).toBe('new');
  slow.paint('#100000');
  answer(await openStorage(database));
  await slow.autosave.ready;
  expect(slow.saved()).toBe('saving');
  slow.planned.at(-1)?.run();
  await expect.poll(() => slow.saved()).toBe('saved');
  expect((await openTab(database, 'two')).color()).toBe('#100000');
});

it('stores and reads a design with several megabytes of pictures', async () => {
  const database = freshDatabase();
  const tab = await openTab(database, 'one');
  const image = `data:image/png;base64,${'A'.repeat(5 * 1024 * 1024)}`;
  tab.draft.getState().edit('Logo', (m) => setAt(m, ['themeV2', 'loginBox', 'logo', 'image'], image));
  await tab.autosave.flush();
  const reopened = await openTab(database, 'two');
  expect(reopened.news).toEqual([]);
  expect(reopened.draft.getState().metadata.themeV2?.loginBox?.logo?.image).toHaveLength(image.length);
});

it('reads a save with steps that do not match, and reports that they are lost', async () => {
  const database = freshDatabase();
  const document = { name: 'Acme', metadata: {} };
  await store(database, { version: 1, savedBy: 'one', revision: 3, document, past: 'packed', future: [] });
  const tab = await openTab(database, 'two');
  expect(tab.draft.getState().name).toBe('Acme');
  expect(tab.news).toEqual([{ kind: 'withoutHistory' }]);
});

it('creates a new database instead of one of a later release, which stays as it is', async () => {
  const database = freshDatabase();
  const later = await openDB(database, 99, { upgrade: (opened) => void opened.createObjectStore('designs') });
  await later.put('designs', 'of a later release', 'default');
  later.close();

  const tab = await openTab(database, 'one');
  expect(tab.news).toEqual([{ kind: 'fresh', unusable: [database] }]);
  tab.paint('#100000');
  await tab.autosave.flush();
  expect(await readWholeDatabase(database)).toEqual({ designs: [{ key: 'default', value: 'of a later release' }] });
  const reopened = await openTab(database, 'two');
  expect(reopened.color()).toBe('#100000');
  expect(reopened.news).toEqual([]);
});

it('reads what the first release has saved', async () => {
  const database = freshDatabase();
  const document = { name: 'Acme', metadata: {} };
  await store(database, { version: 1, savedBy: 'x', revision: 57, document, past: [], future: [] });
  const tab = await openTab(database, 'one');
  expect(tab.draft.getState().name).toBe('Acme');
  tab.paint('#100000');
  await tab.autosave.flush();
  expect((await openTab(database, 'two')).color()).toBe('#100000');
});

it('reports once that the storage is full, retries, and reports when everything is saved', async () => {
  const tab = await openTab(freshDatabase(), 'one');
  const { save } = tab.storage;
  const full = new DOMException('full', 'QuotaExceededError');
  tab.storage.save = () => Promise.reject(full);
  tab.paint('#100000');
  await tab.autosave.flush();
  await tab.autosave.flush();
  expect(tab.saved()).toBe('failed');
  expect(tab.news).toEqual([{ kind: 'failed', error: full }]);
  expect(tab.autosave.hasUnsavedWork()).toBe(true);

  tab.storage.save = save;
  expect(tab.planned.at(-1)?.ms).toBe(RETRY_MS);
  tab.planned.at(-1)?.run();
  await expect.poll(() => tab.saved()).toBe('saved');
  expect(tab.news.at(-1)).toEqual({ kind: 'resumed' });
  expect(tab.autosave.hasUnsavedWork()).toBe(false);
});

it('stores everything again after the site data was cleared', async () => {
  const database = freshDatabase();
  const connections: IDBDatabase[] = [];
  const { open } = indexedDB;
  indexedDB.open = (...args) => {
    const request = open.apply(indexedDB, args);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  };
  const tab = await openTab(database, 'one');
  indexedDB.open = open;
  tab.paint('#100000');
  await tab.autosave.flush();
  for (const connection of connections) forceCloseDatabase(connection as unknown as typeof IDBDatabase);
  await new Promise((deleted) => {
    indexedDB.deleteDatabase(database).onsuccess = deleted;
  });
  await expect.poll(() => tab.saved()).toBe('failed');
  tab.planned.at(-1)?.run();
  await expect.poll(() => tab.saved()).toBe('saved');
  expect(tab.news.map(({ kind }) => kind)).toEqual(['failed', 'resumed']);
  expect((await openTab(database, 'two')).color()).toBe('#100000');
});
