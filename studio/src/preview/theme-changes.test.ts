import { expect, it } from 'vitest';
import { themeChanges } from './theme-changes';

const withPrimary = (main: string) => ({ themeV2: { palette: { primary: { main } } } });

it('returns the variables that depend on one colour, and no others', () => {
  const changes = themeChanges(withPrimary('#204060'), withPrimary('#214161'), { scheme: 'light' }) ?? [];
  expect(changes).toContainEqual(expect.objectContaining({ name: '--portico-primary', value: '#214161' }));
  expect(changes.filter(({ name }) => !/^--portico-(primary|focus-ring|nav-selected)/.test(name))).toEqual([]);
});

it('returns the variables of one scheme, in both areas', () => {
  const changes = themeChanges(withPrimary('#204060'), withPrimary('#214161'), { scheme: 'dark' }) ?? [];
  const selectors = [...new Set(changes.map(({ selector }) => selector))];
  expect(selectors).toEqual([
    expect.stringMatching(/"dark".*portico-login-box$/),
    expect.stringMatching(/"dark".*portico-admin-portal$/),
  ]);
});

it.each([
  ['loginBox', 'portico-login-box'],
  ['adminPortal', 'portico-admin-portal'],
] as const)('returns the variables of the %s alone', (area, className) => {
  const changes = themeChanges(withPrimary('#204060'), withPrimary('#214161'), { scheme: 'light', area }) ?? [];
  const selectors = [...new Set(changes.map(({ selector }) => selector))];
  expect(selectors).toEqual([expect.stringMatching(`${className}$`)]);
});

it.each([
  ['nothing differs', withPrimary('#204060'), withPrimary('#204060')],
  ['another text differs', {}, { localizations: { en: {} } }],
  ['a rule is added', {}, { themeV2: { loginBox: { boxTitleStyle: { fontSize: 30 } } } }],
  ['a style that is no variable differs', ...([20, 30] as const).map(titleOf)],
  ['a rule for some devices differs', {}, { themeV2: { components: { control: { height: 36 } } } }],
] as [string, object, object][])('asks for the whole document when %s', (_, before, after) => {
  expect(themeChanges(before, after, { scheme: 'light' })).toBeNull();
});

function titleOf(fontSize: number) {
  return { themeV2: { loginBox: { boxTitleStyle: { fontSize } } } };
}
