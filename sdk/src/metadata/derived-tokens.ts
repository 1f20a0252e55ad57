import {
  contrastRatio,
  darken,
  GRAPHIC_CONTRAST,
  lighten,
  mix,
  nearestPassing,
  readableOn,
  SHADES,
  TEXT_CONTRAST,
} from './color';
import type { TokenName } from './tokens';
import type { Scheme } from './types';

/** The value of another token. */
export type TokenValue = (name: TokenName) => string;

/** How strong a tint is, by scheme. */
const TINT: Record<Scheme, number> = { light: 0.1, dark: 0.16 };
/** How much a raised surface differs from the page, by scheme. */
const RAISED: Record<Scheme, number> = { light: 0.045, dark: 0.08 };
/** Boxes are rounder than controls by this factor. */
const BOX_RADIUS_FACTOR = 1.5;

type Derive = (value: TokenValue, scheme: Scheme) => string;

const brands = ['primary', 'secondary', 'danger', 'success', 'info', 'warning', 'error'] as const;
type Brand = (typeof brands)[number];

/** Pressed and hovered shades move away from the colour of the text on them, so that it keeps its contrast. */
const pressed =
  (brand: Brand, amount: number): Derive =>
  (value) => {
    const main = value(brand);
    const text = value(`${brand}-contrast`);
    return contrastRatio(text, darken(main, amount)) >= contrastRatio(text, main)
      ? darken(main, amount)
      : lighten(main, amount);
  };

/** Surfaces that text of a brand's colour may stand on. */
const surfaces = (brand: Brand, value: TokenValue) => [value('paper'), value('background'), value(`${brand}-tint`)];

const brandTokens = (brand: Brand): [TokenName, Derive][] => [
  [`${brand}-light`, (value) => lighten(value(brand), SHADES.light)],
  [`${brand}-dark`, (value) => darken(value(brand), SHADES.dark)],
  [`${brand}-contrast`, (value) => readableOn(value(brand), value('scrim'))],
  [`${brand}-hover`, pressed(brand, SHADES.hover)],
  [`${brand}-active`, pressed(brand, SHADES.active)],
  [`${brand}-tint`, (value, scheme) => mix(value('paper'), value(brand), TINT[scheme])],
  [`${brand}-text`, (value) => nearestPassing(value(brand), surfaces(brand, value), TEXT_CONTRAST)],
];

/** How each derived token is computed from others if the theme does not set it. */
export const derivedTokens: ReadonlyMap<TokenName, Derive> = new Map<TokenName, Derive>([
  ...brands.flatMap(brandTokens),
  ['raised', (value, scheme) => mix(value('paper'), value('text'), RAISED[scheme])],
  [
    'input-background',
    (value, scheme) => (scheme === 'light' ? value('paper') : mix(value('paper'), value('background'), 0.5)),
  ],
  [
    'input-border',
    (value) => nearestPassing(mix(value('paper'), value('text'), 0.45), value('paper'), GRAPHIC_CONTRAST),
  ],
  ['focus-ring', (value) => nearestPassing(value('primary'), [value('paper'), value('background')], GRAPHIC_CONTRAST)],
  ['scrim', () => '#101014'],
  ['box-background', (value) => value('paper')],
  ['box-border', (value) => value('divider')],
  ['box-radius', (value) => rounder(value('radius'))],
  ['nav-background', (value) => value('paper')],
  ['nav-text', (value) => nearestPassing(value('text-secondary'), value('nav-background'), TEXT_CONTRAST)],
  ['nav-icon', (value) => nearestPassing(value('icon'), value('nav-background'), GRAPHIC_CONTRAST)],
  ['nav-hover-background', (value, scheme) => mix(value('nav-background'), value('nav-text'), RAISED[scheme] * 1.5)],
  ['nav-hover-text', (value) => nearestPassing(value('text'), value('nav-hover-background'), TEXT_CONTRAST)],
  ['nav-selected-background', (value, scheme) => mix(value('nav-background'), value('primary'), TINT[scheme])],
  [
    'nav-selected-text',
    (value) =>
      nearestPassing(value('primary'), [value('nav-background'), value('nav-selected-background')], TEXT_CONTRAST),
  ],
]);

/** Always computed: the path names what they come from, not a value of their own. */
export const alwaysDerived: ReadonlySet<TokenName> = new Set<TokenName>([
  ...brands.flatMap((brand): TokenName[] => [`${brand}-text`, `${brand}-tint`]),
  'raised',
  'input-background',
  'focus-ring',
]);

/** Shades and the colour they are shades of. */
export const shadeOf: ReadonlyMap<TokenName, TokenName> = new Map(
  brands.flatMap((brand) =>
    (['light', 'dark', 'hover', 'active', 'contrast'] as const).map((shade): [TokenName, TokenName] => [
      `${brand}-${shade}`,
      brand,
    ]),
  ),
);

/** Set by the theme, but adjusted until they have enough contrast to their background. */
export const requiredContrast: ReadonlyMap<TokenName, { against: TokenName; ratio: number }> = new Map([
  ['input-border', { against: 'paper', ratio: GRAPHIC_CONTRAST }],
]);

function rounder(radius: string): string {
  const pixels = /^(\d+(?:\.\d+)?)px$/.exec(radius);
  return pixels
    ? `${Number(pixels[1]) * BOX_RADIUS_FACTOR}px`
    : radius === '0'
      ? '0'
      : `calc(${radius} * ${BOX_RADIUS_FACTOR})`;
}
