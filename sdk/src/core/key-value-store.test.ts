// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blockedStorage } from './blocked-storage';
import { createBrowserStorage } from './key-value-store';

it('keeps values in the browser, and forgets them', () => {
  const { local } = createBrowserStorage(window);
  expect(local.set('colour', 'blue')).toBe(true);
  expect(createBrowserStorage(window).local.get('colour')).toBe('blue');
  local.remove('colour');
  expect(local.get('colour')).toBeNull();
});

it('keeps values as long as the page where the browser keeps none, and says so', () => {
  const { local, session } = blockedStorage();
  for (const store of [local, session]) {
    expect(store.set('colour', 'blue')).toBe(false);
    expect(store.get('colour')).toBe('blue');
    store.remove('colour');
    expect(store.get('colour')).toBeNull();
  }
});
