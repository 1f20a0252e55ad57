import { expect, it } from 'vitest';
import { createWordIndex } from './word-index';

it('finds the key that was rendered last with a text', () => {
  const words = createWordIndex();
  words.noteText('loginBox.login.login', 'Sign in');
  words.noteText('loginBox.login.title', 'Sign in');
  expect(words.keysOf(' Sign \n in ')).toEqual(['loginBox.login.title', 'loginBox.login.login']);
  words.noteText('loginBox.login.login', 'Sign in');
  expect(words.keysOf('Sign in')[0]).toBe('loginBox.login.login');
});

it('finds the text that contains a part, the shortest first', () => {
  const words = createWordIndex();
  words.noteText('long', 'We sent a link to ada@acme.test a moment ago.');
  words.noteText('short', 'We sent a link to');
  expect(words.keysOf('sent a link')).toEqual(['short', 'long']);
  expect(words.keysOf('to')).toEqual([]);
});

it('finds the field of the answer that contains a text', () => {
  const words = createWordIndex();
  words.noteData({
    items: [{ email: 'ada@acme.test', roles: [{ name: 'Admin' }] }],
    _metadata: { totalItems: 10 },
  });
  expect(words.fieldOf('ada@acme.test')).toBe('items[].email');
  expect(words.fieldOf(' Admin ')).toBe('items[].roles[].name');
  expect(words.fieldOf('10')).toBe('_metadata.totalItems');
  expect(words.fieldOf('Admins')).toBeNull();
});

it('finds initials and reads fields that hold JSON as text', () => {
  const words = createWordIndex();
  words.noteData({ tenant: { name: 'Acme Harbor' }, metadata: '{"jobTitle":"Pilot"}', note: '{broken' });
  expect(words.fieldOf('AH')).toBe('tenant.name (initials)');
  expect(words.fieldOf('Pilot')).toBe('metadata.jobTitle');
  expect(words.fieldOf('{broken')).toBe('note');
});

it('is empty after it is cleared', () => {
  const words = createWordIndex();
  words.noteText('a', 'Hello');
  words.noteData({ name: 'Ada' });
  words.clear();
  expect([words.keysOf('Hello'), words.fieldOf('Ada')]).toEqual([[], null]);
});
