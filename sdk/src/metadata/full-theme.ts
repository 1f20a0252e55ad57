import { adminPortalParts, portalPageParts } from './admin-portal-parts';
import { cachedTokensOf } from './cached-tokens';
import { fullReader } from './full-reader';
import {
  type MetadataLayers,
  presetOf,
  type ResolvedMetadata,
  type ResolveFor,
  resolveLayers,
  type ThemeArea,
  type ThemeStack,
  themeStack,
} from './layers';
import { loginBoxParts } from './login-box-parts';
import { valueAtPath } from './merge';
import { type PartPlace, type PartRule, partRules, type Refuse } from './part-rules';
import type { ThemeEngine } from './plain-theme';
import { repaint } from './repaint';
import { belongsTo, type ResolvedTokens } from './resolve-tokens';
import type { ThemeScope } from './root-scopes';
import { baseParts } from './theme-parts';
import {
  rootRules,
  stylesheetOf,
  type ThemeRoot,
  type ThemeRule,
  type ThemeStylesheet,
  themeRoots,
  variable,
} from './theme-roots';
import { innerScopes, scopeOf } from './theme-scopes';
import { themeWarnings } from './theme-warnings';
import { tokenNames, type tokens } from './tokens';
import type { Scheme } from './types';
import type { MetadataWarning } from './warning';

/**
 * The theme of one app as one style sheet: variables for both schemes and areas, and rules for the styles that the
 * document gives to single parts. Every value is parsed by a grammar and serialized, never copied; one that does not
 * parse is left out with a warning, and the next weaker layer applies.
 *
 * All rules are in `@layer portico`, so that a host's plain CSS wins.
 *
 * @param options.scope Value of `data-portico-app` on the roots.
 */
export function themeToStylesheet(layers: MetadataLayers, { scope }: { scope: string }): ThemeStylesheet {
  const warnings = new Map<string, MetadataWarning>();
  const refuse: Refuse = (warning) => warnings.set(warning.path, warning);
  themeWarnings(layers, refuse);
  const rules = themeRules(layers, { scope }, refuse);
  return { css: stylesheetOf(rules), warnings: [...warnings.values()], rules };
}

/**
 * The rules of {@link themeToStylesheet} alone, for a tool that changes a sheet from one theme to the next.
 *
 * @param options.scheme Only the rules of this scheme, for a page that shows no other.
 * @param options.area Only the rules of this area, likewise.
 * @param refuse Called with every style of a part that is not used.
 */
export function themeRules(
  layers: MetadataLayers,
  { scope, ...only }: { scope: string; scheme?: Scheme; area?: ThemeArea },
  refuse: Refuse = () => {},
): readonly ThemeRule[] {
  return themeRoots(layers, scope, fullReader, only).flatMap((root) => {
    // Outside the scheme a document was written for, its neutral colours do not apply. That is no error of the vendor.
    const native = presetOf(layers, root.area, fullReader).scheme === root.scheme;
    return [...rootRules(root), ...innerRules(root, native ? refuse : () => {})];
  });
}

/**
 * Merges the layers in their fixed order: default < preset < metadata < override < host.
 *
 * In the scheme a preset was not made for, a vendor's neutral colours (background, text, divider, icon, grey and the
 * colours of surfaces) do not apply, since they would not fit it; brand colours, shapes and everything else do.
 */
export function resolveMetadata(layers: MetadataLayers, who: ResolveFor = {}): ResolvedMetadata {
  return resolveLayers(layers, who, fullReader);
}

/**
 * Every token as it is in one area, scheme and page, with the path and the layer behind it: for the
 * inspector of the studio.
 *
 * @param who.page `data-page` of the place; the area as a whole without one.
 */
export function resolveTokens(
  layers: MetadataLayers,
  { area = 'loginBox', scheme = 'light', page }: ResolveFor & { page?: string } = {},
): ResolvedTokens {
  return cachedTokensOf(themeStack(layers, area, scheme, fullReader), scopeOf(area, page), scheme, fullReader);
}

/** The engine of the metadata store once a document needs it. */
export const fullTheme: ThemeEngine = { resolve: resolveMetadata, stylesheet: themeToStylesheet, repaint };

function innerRules({ area, scheme, selector, stack, tokens: own }: ThemeRoot, refuse: Refuse): ThemeRule[] {
  const inner = innerScopes.filter((place) => place.area === area && isThemed(stack, place));
  return [
    ...inner.map((place) => ({
      selector: selector + place.selector,
      declarations: changes(own, cachedTokensOf(stack, place, scheme, fullReader), place),
    })),
    ...partPlaces(area, inner).flatMap(({ selector: at, ...place }) =>
      partRules(stack, place, refuse).map((part) => partRule(selector + at, part)),
    ),
  ].filter(({ declarations }) => declarations.length > 0);
}

/** Whether any layer has values for a place itself. */
function isThemed(stack: ThemeStack, { prefixes: [prefix = ''] }: ThemeScope): boolean {
  return stack.some(({ theme }) => valueAtPath(theme, prefix.slice(0, -1)) !== undefined);
}

/** Tokens of a place that differ from its root's, and declarations whose inherited values are the root's. */
function changes(root: ResolvedTokens, place: ResolvedTokens, { area, nested }: ThemeScope): string[] {
  const changed = tokenNames.filter((name) => belongsTo(name, area) && place[name].value !== root[name].value);
  const repeated = nested ? inherited.filter(([name]) => changed.includes(name)).map(([, text]) => text) : [];
  return [...changed.map((name) => variable(name, place)), ...repeated];
}

const inherited = [
  ['text', 'color:var(--portico-text)'],
  ['font-family', 'font-family:var(--portico-font-family)'],
  ['font-size', 'font-size:var(--portico-font-size)'],
] as const satisfies readonly (readonly [keyof typeof tokens, string])[];

/** The parts of an area, of its pages, and of any other place in it. */
const areaParts = {
  loginBox: [...baseParts, ...loginBoxParts],
  adminPortal: [...baseParts, ...adminPortalParts],
} as const;
const pageParts = { loginBox: areaParts.loginBox, adminPortal: [...baseParts, ...portalPageParts] } as const;

function partPlaces(area: ThemeRoot['area'], inner: readonly ThemeScope[]): (PartPlace & { selector: string })[] {
  return [
    { selector: '', prefix: '', parts: baseParts },
    { selector: '', prefix: `${area}.`, parts: areaParts[area] },
    ...inner.map((place) => ({
      selector: place.selector,
      prefix: place.prefixes[0] ?? '',
      parts: place.isPage ? pageParts[area] : baseParts,
    })),
  ];
}

function partRule(place: string, { selector, declarations }: PartRule): ThemeRule {
  return { selector: selector.startsWith('&') ? place + selector.slice(1) : `${place} ${selector}`, declarations };
}
