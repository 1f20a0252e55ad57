import { expect, it } from 'vitest';
import { listPages, movePages, setPage, whyHidden } from './pages';

const noAccess = { superUser: false, holds: () => false, flagOn: () => false };
const anyUser = { superUser: false, holds: () => true, flagOn: () => true };

it('lists every page in menu order with the reason why it is hidden', () => {
  const pages = listPages(
    { navigation: { order: ['users', 'profile'], sso: { visibility: 'byPermissions' } } },
    noAccess,
  );
  expect(pages.slice(0, 2).map(({ id }) => id)).toEqual(['users', 'profile']);
  const sso = pages.find(({ id }) => id === 'sso');
  expect(sso?.changed).toBe(true);
  expect(sso && whyHidden(sso.explanation)).toBe('Lacks fe.secure.read.samlConfiguration');
});

it('names the flag or the visibility that hides a page', () => {
  const metadata = { navigation: { usage: { visibility: 'always' as const } } };
  const why = (id: string) => {
    const page = listPages(metadata, { ...anyUser, flagOn: () => false }).find((row) => row.id === id);
    return page && whyHidden(page.explanation);
  };
  expect(why('usage')).toBe('Flag fe-usage-page is off');
  expect(why('webhooks')).toBe('Hidden from all users');
  expect(why('profile')).toBeNull();
});

it('moves a page before or after another', () => {
  expect(movePages(['a', 'b', 'c'], new Set(['c']), 'a', 'before')).toEqual(['c', 'a', 'b']);
  expect(movePages(['a', 'b', 'c'], new Set(['a']), 'c', 'after')).toEqual(['b', 'c', 'a']);
});

it('writes one setting and leaves the others to the layers below', () => {
  const metadata = {};
  setPage(metadata, 'sso', { visibility: 'always' });
  expect(metadata).toEqual({ navigation: { sso: { visibility: 'always' } } });
});
