// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blockedStorage } from './blocked-storage';
import { createBrowserStorage } from './key-value-store';

it('stores values in the browser, and removes them', () => {
  const { local } = createBrowserStorage(window);
  expect(local.set('colour', 'blue')).toBe(true);
  expect(createBrowserStorage(window).local.get('colour')).toBe('blue');
  local.remove('colour');
  expect(local.get('colour')).toBeNull();
});

it('stores values for the life of the page when the browser denies storage, and reports it', () => {
  const { local, session } = blockedStorage();
  for (const store of [local, session]) {
    expect(store.set('colour', 'blue')).toBe(false);
    expect(store.get('colour')).toBe('blue');
    store.remove('colour');
    expect(store.get('colour')).toBeNull();
  }
});
