import { cachedTokensOf } from './cached-tokens';
import { type MetadataLayers, type ThemeArea, type ThemeStack, themeStack } from './layers';
import { onceEach } from './once-each';
import { belongsTo, type ResolvedTokens } from './resolve-tokens';
import { rootScopes } from './root-scopes';
import { scopeAttribute } from './scope-attribute';
import type { ThemeReader } from './theme-reader';
import { type TokenName, tokenNames } from './tokens';
import type { Scheme } from './types';
import type { MetadataWarning } from './warning';

/** Controls are at least this high where a finger is the pointer, in pixels. */
const TOUCH_HEIGHT = 44;

/** Each area in each scheme has a root of its own. */
const roots = (['loginBox', 'adminPortal'] as const).flatMap((area) =>
  (['light', 'dark'] as const).map((scheme) => ({ area, scheme })),
);
const areaClass: Record<ThemeArea, string> = { loginBox: 'portico-login-box', adminPortal: 'portico-admin-portal' };

/** One rule of a theme's sheet. */
export interface ThemeRule {
  selector: string;
  /** `--portico-primary:#4f46e5` */
  declarations: readonly string[];
  /** For some devices only: `@media (pointer:coarse)`. */
  media?: string;
}

/** A theme as CSS, and the warnings of unused values. */
export interface ThemeStylesheet {
  css: string;
  warnings: readonly MetadataWarning[];
  /** The rules of `css`, in order, for changing a sheet from one theme to the next; a pre-generated sheet has none. */
  rules?: readonly ThemeRule[];
}

/** One area in one scheme, with its tokens. */
export interface ThemeRoot {
  area: ThemeArea;
  scheme: Scheme;
  selector: string;
  stack: ThemeStack;
  tokens: ResolvedTokens;
}

/** The roots of one app: all, or only those of one scheme or area. */
export function themeRoots(
  layers: MetadataLayers,
  scope: string,
  reader: ThemeReader,
  only: Partial<Pick<ThemeRoot, 'area' | 'scheme'>> = {},
): ThemeRoot[] {
  const wanted = roots.filter(({ area, scheme }) => area === (only.area ?? area) && scheme === (only.scheme ?? scheme));
  return wanted.map(({ area, scheme }) => {
    const stack = themeStack(layers, area, scheme, reader);
    const selector = themeRootSelector(scope, area, scheme);
    return { area, scheme, selector, stack, tokens: cachedTokensOf(stack, rootScopes[area], scheme, reader) };
  });
}

/** The selector of the variables of one area in one scheme, of the app with the name `scope`. */
export function themeRootSelector(scope: string, area: ThemeArea, scheme: Scheme): string {
  return `${scopeAttribute(scope)}[data-portico-scheme="${scheme}"].${areaClass[area]}`;
}

/** Cached per tokens, because an edit leaves most tokens unchanged. */
const rulesBySelector = onceEach((_: ResolvedTokens) => new Map<string, readonly ThemeRule[]>());

/** The variables of a root. */
export function rootRules(root: ThemeRoot): readonly ThemeRule[] {
  const cached = rulesBySelector(root.tokens);
  const rules = cached.get(root.selector) ?? variableRules(root);
  cached.set(root.selector, rules);
  return rules;
}

function variableRules({ area, selector, tokens }: ThemeRoot): ThemeRule[] {
  const variables = tokenNames.filter((name) => belongsTo(name, area)).map((name) => variable(name, tokens));
  const touch = `--portico-control-height:max(${tokens['control-height'].value},${TOUCH_HEIGHT}px)`;
  return [
    { selector, declarations: variables },
    { selector, declarations: [touch], media: '@media (pointer:coarse)' },
  ];
}

/** The text of a sheet with these rules: in `@layer portico`, so that a host's plain CSS wins. */
export function stylesheetOf(rules: readonly ThemeRule[]): string {
  return `@layer portico{\n${rules.map(ruleText).join('\n')}\n}`;
}

const ruleText = onceEach(({ selector, declarations, media }: ThemeRule) => {
  const text = `${selector}{${declarations.join(';')}}`;
  return media ? `${media}{${text}}` : text;
});

/** `--portico-primary:#4f46e5` */
export function variable(name: TokenName, values: ResolvedTokens): string {
  return `--portico-${name}:${values[name].value}`;
}
