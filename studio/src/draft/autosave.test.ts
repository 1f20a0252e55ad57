import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { AUTOSAVE_MS, type Autosave, startAutosave } from './autosave';
import { type DraftStorage, openDraftStorage } from './draft-storage';
import { createDraftStore } from './draft-store';
import { setAt } from './path';

const opened: DraftStorage[] = [];
let lastDatabase = 0;

afterEach(() => {
  for (const storage of opened.splice(0)) storage.close();
});

function freshDatabase(): string {
  lastDatabase += 1;
  return `studio-${lastDatabase}`;
}

/** One tab on a project; saves run when `due` is called, as the timer would. */
async function openTab(database: string, tab: string) {
  const storage = await openDraftStorage(database);
  opened.push(storage);
  const draft = createDraftStore();
  const planned: { run: () => void; ms: number }[] = [];
  const damaged: { key: string; stored: unknown }[] = [];
  const schedule = (run: () => void, ms: number) => {
    planned.push({ run, ms });
    return () => void planned.splice(0);
  };
  const autosave: Autosave = await startAutosave(draft, storage, {
    tab,
    schedule,
    onDamaged: (found) => damaged.push(found),
    now: () => new Date('2025-01-01T00:00:00Z'),
  });
  return {
    storage,
    autosave,
    planned,
    damaged,
    draft,
    paint: (color: string) =>
      draft.getState().edit('Primary', (m) => setAt(m, ['themeV2', 'palette', 'primary', 'main'], color)),
    color: () => draft.getState().metadata.themeV2?.palette?.primary?.main,
  };
}

it('plans a save within a second of the first change and says when it is done', async () => {
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

it('says once that it is saving, not again for every change that follows', async () => {
  const tab = await openTab(freshDatabase(), 'one');
  let told = 0;
  tab.draft.subscribe(() => {
    told += 1;
  });
  tab.paint('#ff0000');
  tab.paint('#00ff00');
  tab.paint('#0000ff');
  // Three changes, and that they are being saved.
  expect(told).toBe(4);
});

it('brings back document and log after the tab was killed', async () => {
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

it('sets a damaged save aside, keeps it, and opens fresh', async () => {
  const database = freshDatabase();
  const storage = await openDraftStorage(database);
  storage.close();
  const raw = await openDB(database);
  await raw.put('drafts', { version: 1, document: 'half a docu' }, 'default');
  raw.close();

  const tab = await openTab(database, 'one');
  expect(tab.draft.getState().metadata).toEqual({});
  expect(tab.damaged).toEqual([
    { key: 'default 2025-01-01T00:00:00.000Z', stored: { version: 1, document: 'half a docu' } },
  ]);
  const kept = await openDB(database);
  expect(await kept.get('damaged', tab.damaged[0]!.key)).toMatchObject({ stored: { document: 'half a docu' } });
  kept.close();
});

it('stops instead of overwriting what another tab has saved since', async () => {
  const database = freshDatabase();
  const first = await openTab(database, 'one');
  first.paint('#100000');
  await first.autosave.flush();
  const second = await openTab(database, 'two');
  second.paint('#200000');
  await second.autosave.flush();

  first.paint('#300000');
  await first.autosave.flush();
  expect(first.draft.getState().saved).toBe('elsewhere');
  expect(first.color()).toBe('#300000');

  first.paint('#400000');
  first.autosave.leave();
  expect((await openTab(database, 'three')).color()).toBe('#200000');
});

it('lets the vendor keep this version or take the other', async () => {
  const database = freshDatabase();
  const first = await openTab(database, 'one');
  const second = await openTab(database, 'two');
  first.paint('#100000');
  await first.autosave.flush();
  second.paint('#200000');
  await second.autosave.flush();
  expect(second.draft.getState().saved).toBe('elsewhere');

  await second.autosave.takeOver();
  expect(second.color()).toBe('#100000');
  expect(second.draft.getState().saved).toBe('saved');

  second.paint('#300000');
  await second.autosave.flush();
  first.paint('#400000');
  await first.autosave.overwrite();
  expect(first.draft.getState().saved).toBe('saved');
  expect((await openTab(database, 'three')).color()).toBe('#400000');
});

it('says so when the storage refuses, and keeps the work', async () => {
  const tab = await openTab(freshDatabase(), 'one');
  tab.storage.close();
  tab.paint('#ff0000');
  await tab.autosave.flush();
  expect(tab.draft.getState().saved).toBe('failed');
  expect(tab.color()).toBe('#ff0000');
});
