import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { freshDatabase, openTab } from './test-tab';

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

it('notifies a tab at once that another has chosen to keep its version, and stores nothing over it', async () => {
  const database = freshDatabase();
  const first = await openTab(database, 'one');
  const second = await openTab(database, 'two');
  first.paint('#100000');
  await first.autosave.flush();
  await expect.poll(() => second.saved()).toBe('elsewhere');
  second.paint('#200000');
  await second.autosave.overwrite();
  await expect.poll(() => first.saved()).toBe('elsewhere');

  first.paint('#300000');
  first.autosave.leave();
  expect((await openTab(database, 'three')).color()).toBe('#200000');
});

it('notifies a tab whose own save has just failed', async () => {
  const database = freshDatabase();
  const first = await openTab(database, 'one');
  const second = await openTab(database, 'two');
  first.storage.save = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  first.paint('#100000');
  await first.autosave.flush();
  expect(first.saved()).toBe('failed');
  second.paint('#200000');
  await second.autosave.flush();
  await expect.poll(() => first.saved()).toBe('elsewhere');
});

it('does not overwrite what another tab has saved with the last change of a page that closes', async () => {
  const database = freshDatabase();
  const first = await openTab(database, 'one');
  const second = await openTab(database, 'two');
  second.paint('#200000');
  first.paint('#100000');
  // When both close, neither has received the message of the other.
  second.autosave.leave();
  first.autosave.leave();
  expect((await openTab(database, 'three')).color()).toBe('#200000');
});

it('has unsaved work when the other version would replace its own', async () => {
  const database = freshDatabase();
  const first = await openTab(database, 'one');
  const second = await openTab(database, 'two');
  first.paint('#100000');
  await first.autosave.flush();
  await expect.poll(() => second.saved()).toBe('elsewhere');
  expect(second.autosave.hasUnsavedWork()).toBe(false);
  second.paint('#200000');
  expect(second.autosave.hasUnsavedWork()).toBe(true);
  const third = await openTab(database, 'three');
  first.paint('#300000');
  await first.autosave.flush();
  await expect.poll(() => third.saved()).toBe('elsewhere');
  expect(third.autosave.hasUnsavedWork()).toBe(false);
});
