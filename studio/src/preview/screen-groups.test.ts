import { expect, it } from 'vitest';
import { screenAt, screenGroups } from './screen-groups';

it('finds screens by title, id or the title of a state', () => {
  const ids = (search: string) => screenGroups(search).flatMap(({ screens }) => screens.map(({ id }) => id));
  expect(ids('unknown user')).toEqual(['login-box/loginWithPassword']);
  expect(ids('portal users')).toContain('admin-portal/users');
  expect(ids('no such thing')).toEqual([]);
});

it('wraps around at the ends of the list', () => {
  const first = screenGroups()[0]!.screens[0]!;
  expect(screenAt(screenAt(first.id, -1).id, 1)).toBe(first);
});
