import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openDatabase, openUsableDatabase } from './studio-database';

it('opens the database of that name', async () => {
  const opened = await openUsableDatabase('plain', {});
  expect(opened).toMatchObject({ name: 'plain', unusable: [] });
  opened.database.close();
});

it.each([
  ['of a later release', 99],
  ['that lacks its stores', 2],
])('creates a new database next to one %s, and keeps using it', async (title, version) => {
  (await openDB(title, version)).close();
  const first = await openUsableDatabase(title, {});
  expect(first).toMatchObject({ name: `${title}-2`, unusable: [title] });
  first.database.close();
  const again = await openUsableDatabase(title, {});
  expect(again).toMatchObject({ name: `${title}-2`, unusable: [] });
  again.database.close();
});

it('adds what a database of the first release lacks', async () => {
  const earlier = await openDB('earlier', 1, {
    upgrade(opened) {
      opened.createObjectStore('drafts');
      opened.createObjectStore('damaged');
    },
  });
  await earlier.put('drafts', 'work', 'default');
  earlier.close();
  const { name, database } = await openUsableDatabase('earlier', {});
  expect(name).toBe('earlier');
  expect(await database.get('drafts', 'default')).toBe('work');
  database.close();
});

it('reports that another tab has to be closed, and closes itself for a later release', async () => {
  const earlier = await openDB('blocked', 1);
  let blocked = 0;
  let closed = 0;
  const opening = openDatabase('blocked', {
    onBlocked() {
      blocked += 1;
      earlier.close();
    },
    onClosed() {
      closed += 1;
    },
  });
  await opening;
  expect(blocked).toBe(1);
  (await openDB('blocked', 99)).close();
  expect(closed).toBe(1);
});
