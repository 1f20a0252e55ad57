import { screenById } from '@portico/fixtures';
import { en } from '@portico/sdk/metadata';
import { expect, it } from 'vitest';
import { checkPlaceholders, placeholdersOf, textProblem } from '../../draft/text-problem';
import { flattenTexts, groupTexts, matchesSearch, shortName } from './text-list';
import { placeOfText, textPlaces } from './text-screen';

it('finds each placeholder once', () => {
  expect(placeholdersOf('{{a}} and {{ b }} and {{a}}')).toEqual(['a', 'b']);
});

it('distinguishes dropped, added and broken placeholders', () => {
  expect(checkPlaceholders('Sign in to {{appName}}', 'Sign in to {{product}}')).toEqual({
    dropped: ['appName'],
    added: ['product'],
    broken: false,
  });
  expect(checkPlaceholders('Hi {{name}}', 'Hi {{name')).toMatchObject({ broken: true });
});

it.each([
  ['Hi {{name}}', 'Hello {{name}}!'],
  ['Hi {{name}}', 'Hello {{ name }}!'],
  ['Hi', 'Hello {you}'],
])('reports no problem for %j as %j', (standard, own) => {
  expect(textProblem(standard, own)).toBeNull();
});

it('counts the characters of a text that is too long', () => {
  expect(textProblem('Hi', 'x'.repeat(2_000))).toBeNull();
  expect(textProblem('Hi', 'x'.repeat(2_001))).toContain('2,001 characters');
});

it('names the dropped placeholder, the unknown one, and the braces that are not closed', () => {
  expect(textProblem('Hi {{name}}', 'Hi')).toContain('{{name}} is missing');
  expect(textProblem('Hi', 'Hi {{name}}')).toContain('{{name}} would never');
  expect(textProblem('Hi {{name}}', 'Hi {{name}')).toContain('not closed');
});

it('lists every English text once, grouped by screen', () => {
  const entries = flattenTexts(en);
  const groups = groupTexts(entries);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(groups.flatMap((group) => group.entries)).toHaveLength(entries.length);
  expect(groups.map(({ id }) => id)).toContain('loginBox.login');
});

it('finds a text by key, default and own text', () => {
  const entry = { key: 'loginBox.login.title', standard: 'Sign in' };
  expect(matchesSearch(entry, undefined, 'LOGIN.TITLE')).toBe(true);
  expect(matchesSearch(entry, undefined, 'sign')).toBe(true);
  expect(matchesSearch(entry, 'Welcome', 'welc')).toBe(true);
  expect(matchesSearch(entry, undefined, 'welc')).toBe(false);
});

it.each([
  ['without its accents', 'Bestätigung', 'bestatigung'],
  ['with accents of its own', 'Email', 'émail'],
  ['in another encoding of accents', 'Bestätigung'.normalize('NFD'), 'Bestätigung'],
  ['without its Arabic vowel signs', 'مُتَابَعَة', 'متابعة'],
])('finds a text %s', (_, own, search) => {
  expect(matchesSearch({ key: 'loginBox.login.title', standard: 'Sign in' }, own, search)).toBe(true);
});

it.each(textPlaces)('leads to a state that exists: $screen $state', ({ screen, state }) => {
  expect(Object.keys(screenById(screen)?.states ?? {})).toContain(state);
});

it('leads from a text to the screen that shows it, and from a text without a screen to none', () => {
  expect(placeOfText('loginBox.login.title')?.screen).toBe('login-box/preLogin');
  expect(placeOfText('loginBox.login.mfaInputLabel')?.screen).toBe('login-box/loginWithTwoFactor');
  expect(placeOfText('adminPortal.users_InviteUser.title')?.screen).toBe('admin-portal/inviteUser');
  expect(placeOfText('errors.anything')).toBeNull();
});

it('distinguishes texts with the same name', () => {
  expect(shortName('loginBox.login.title')).toBe('title');
  const quotes = [1, 2].map((which) => `loginBox.login.splitLogin.testimonialComponent.testimonial${which}.label`);
  expect(quotes.map(shortName)).toEqual(['testimonial1.label', 'testimonial2.label']);
});
