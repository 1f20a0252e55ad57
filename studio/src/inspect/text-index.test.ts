import { expect, it } from 'vitest';
import { createTextIndex } from './text-index';

it('finds the key that was rendered last with a text', () => {
  const index = createTextIndex();
  index.noteText('loginBox.login.login', 'Sign in');
  index.noteText('loginBox.login.title', 'Sign in');
  expect(index.keysOf(' Sign \n in ')).toEqual(['loginBox.login.title', 'loginBox.login.login']);
  index.noteText('loginBox.login.login', 'Sign in');
  expect(index.keysOf('Sign in')[0]).toBe('loginBox.login.login');
});

it('finds the text that contains a part, the shortest first', () => {
  const index = createTextIndex();
  index.noteText('long', 'We sent a link to ada@acme.test a moment ago.');
  index.noteText('short', 'We sent a link to');
  expect(index.keysOf('sent a link')).toEqual(['short', 'long']);
  expect(index.keysOf('to')).toEqual([]);
});

it('finds the field of the answer that contains a text', () => {
  const index = createTextIndex();
  index.noteData({
    items: [{ email: 'ada@acme.test', roles: [{ name: 'Admin' }] }],
    _metadata: { totalItems: 10 },
  });
  expect(index.fieldOf('ada@acme.test')).toBe('items[].email');
  expect(index.fieldOf(' Admin ')).toBe('items[].roles[].name');
  expect(index.fieldOf('10')).toBe('_metadata.totalItems');
  expect(index.fieldOf('Admins')).toBeNull();
});

it('finds initials and reads fields that hold JSON as text', () => {
  const index = createTextIndex();
  index.noteData({ tenant: { name: 'Acme Harbor' }, metadata: '{"jobTitle":"Pilot"}', note: '{broken' });
  expect(index.fieldOf('AH')).toBe('tenant.name (initials)');
  expect(index.fieldOf('Pilot')).toBe('metadata.jobTitle');
  expect(index.fieldOf('{broken')).toBe('note');
});

it('is empty after it is cleared', () => {
  const index = createTextIndex();
  index.noteText('a', 'Hello');
  index.noteData({ name: 'Ada' });
  index.clear();
  expect([index.keysOf('Hello'), index.fieldOf('Ada')]).toEqual([[], null]);
});
