import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullReader } from './full-reader';
import { resolveTokens } from './full-theme';
import { type ThemeArea, themeStack } from './layers';
import { resolveTokensOf } from './resolve-tokens';
import { scopeOf } from './theme-scopes';
import { tokenNames } from './tokens';
import type { PortalMetadata, Scheme, ThemeOptions } from './types';

/** The tokens of a theme without those of the theme before. */
function fresh(metadata: PortalMetadata, area: ThemeArea, scheme: Scheme, page?: string) {
  return resolveTokensOf(themeStack({ metadata }, area, scheme, fullReader), scopeOf(area, page), scheme, fullReader);
}

const color = fc.constantFrom('#204060', '#fafafa', '#000000', 'rgb(1, 2, 3)', 'tomato', 'nonsense()');
const some = <T extends object>(model: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(model, { requiredKeys: [] });
const brand = some({ main: color, light: color, hover: color, contrastText: color });
const palette = some({
  primary: brand,
  danger: brand,
  background: some({ default: color, paper: color }),
  text: some({ primary: color, secondary: color }),
  grey: some({ '400': color }),
  divider: color,
});
const theme = some({
  palette,
  shape: some({ borderRadius: fc.nat(20) }),
  loginBox: some({
    themeName: fc.constantFrom('modern', 'dark', 'vivid', 'classic'),
    palette,
    boxStyle: some({ backgroundColor: color }),
    login: some({ palette }),
  }),
  adminPortal: some({
    themeName: fc.constantFrom('modern', 'dark'),
    navigation: some({ background: color, selected: some({ color }) }),
  }),
}) as fc.Arbitrary<ThemeOptions>;

it.each(['light', 'dark'] as const)('has the same result for every edit as for the whole theme, in %s', (scheme) => {
  const places = [
    { area: 'loginBox', page: undefined },
    { area: 'loginBox', page: 'login' },
    { area: 'adminPortal', page: undefined },
    { area: 'adminPortal', page: 'users' },
  ] as const;
  fc.assert(
    fc.property(fc.array(theme, { minLength: 2, maxLength: 3 }), (edits) => {
      for (const metadata of edits.map((themeV2) => ({ themeV2 }))) {
        for (const { area, page } of places) {
          const cached = resolveTokens({ metadata }, { area, scheme, ...(page && { page }) });
          expect(JSON.stringify(cached)).toBe(JSON.stringify(fresh(metadata, area, scheme, page)));
        }
      }
    }),
    { numRuns: 10 },
  );
});

describe('an edit', () => {
  const resolve = (themeV2: ThemeOptions) => resolveTokens({ metadata: { themeV2 } }, { area: 'loginBox' });
  const before = { palette: { primary: { main: '#204060' }, danger: { main: '#d92d20' } } };

  it('keeps every token that it does not affect', () => {
    const old = resolve(before);
    const edited = resolve({ ...before, palette: { ...before.palette, primary: { main: '#214361' } } });
    const changed = tokenNames.filter((name) => edited[name] !== old[name]);
    expect(changed).toContain('primary-hover');
    expect(changed).toContain('focus-ring');
    expect(changed.filter((name) => !/^(primary|nav-selected)|^focus-ring$/.test(name))).toEqual([]);
  });

  it('returns the same tokens when it affects none', () => {
    const old = resolve(before);
    expect(resolve({ ...before, loginBox: { boxTitleStyle: { fontSize: 30 } } })).toBe(old);
  });
});
