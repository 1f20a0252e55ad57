import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color';
import { resolveTokens, themeToStylesheet } from '../full-theme';
import type { TokenName } from '../tokens';
import { presetNamed, presets } from './presets';

const GRAPHIC_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;

const cases = Object.keys(presets).flatMap((themeName) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['loginBox', 'adminPortal'] as const).map((area) => ({ themeName, scheme, area })),
  ),
);
const brands = ['primary', 'secondary', 'danger', 'success', 'info', 'warning', 'error'] as const;

const textPairs: [TokenName, TokenName][] = [
  ...(['paper', 'background', 'raised', 'input-background'] as const).flatMap((behind): [TokenName, TokenName][] => [
    ['text', behind],
    ['text-secondary', behind],
  ]),
  ...brands.flatMap((brand): [TokenName, TokenName][] => [
    [`${brand}-contrast`, brand],
    [`${brand}-contrast`, `${brand}-hover`],
    [`${brand}-contrast`, `${brand}-active`],
    [`${brand}-text`, 'paper'],
    [`${brand}-text`, 'background'],
    [`${brand}-text`, `${brand}-tint`],
    ['text', `${brand}-tint`],
  ]),
  ['nav-text', 'nav-background'],
  ['nav-hover-text', 'nav-hover-background'],
  ['nav-selected-text', 'nav-selected-background'],
];
const graphicPairs: [TokenName, TokenName][] = [
  ['input-border', 'paper'],
  ['icon', 'paper'],
  ['icon-input', 'input-background'],
  ['focus-ring', 'paper'],
  ['focus-ring', 'background'],
  ['nav-icon', 'nav-background'],
];

describe.each(cases)('$themeName in $scheme, $area', ({ themeName, scheme, area }) => {
  const metadata = { themeV2: { [area]: { themeName } } };
  const values = resolveTokens({ metadata }, { area, scheme });

  it.each(textPairs)('%s reads on %s', (text, behind) => {
    expect(contrastRatio(values[text].value, values[behind].value)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(graphicPairs)('%s shows on %s', (graphic, behind) => {
    expect(contrastRatio(values[graphic].value, values[behind].value)).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST);
  });

  it('uses only values that a vendor could write', () => {
    const own = presets[themeName as keyof typeof presets][scheme];
    expect(themeToStylesheet({ metadata: { themeV2: own } }, { scope: 'x' }).warnings).toEqual([]);
  });
});

it('knows the service’s second names', () => {
  expect(presetNamed('darkV2')).toBe(presets.dark);
  expect(presetNamed('constructor')).toBe(presets.modern);
  expect(presetNamed(undefined)).toBe(presets.modern);
});
