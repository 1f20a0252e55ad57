import { type MetadataLayers, type ThemeArea, themeStack } from './layers';
import { belongsTo, type ResolvedTokens, type ThemeStack, tokenNames, tokensOf } from './resolve-tokens';
import { rootScopes } from './root-scopes';
import { scopeAttribute } from './scope-attribute';
import type { ThemeReader } from './theme-reader';
import type { TokenName } from './tokens';
import type { Scheme } from './types';
import type { MetadataWarning } from './warning';

/** Controls are at least this high where a finger is the pointer, in pixels. */
const TOUCH_HEIGHT = 44;

/** Each area in each scheme has a root of its own. */
const roots = (['loginBox', 'adminPortal'] as const).flatMap((area) =>
  (['light', 'dark'] as const).map((scheme) => ({ area, scheme })),
);
const areaClass: Record<ThemeArea, string> = { loginBox: 'portico-login-box', adminPortal: 'portico-admin-portal' };

/** A theme as CSS, and what of it could not be used. */
export interface ThemeStylesheet {
  css: string;
  warnings: readonly MetadataWarning[];
}

/** One area in one scheme, with its tokens. */
export interface ThemeRoot {
  area: ThemeArea;
  scheme: Scheme;
  selector: string;
  stack: ThemeStack;
  tokens: ResolvedTokens;
}

/** The roots of one mounted kit. */
export function themeRoots(layers: MetadataLayers, scope: string, reader: ThemeReader): ThemeRoot[] {
  return roots.map(({ area, scheme }) => {
    const stack = themeStack(layers, area, scheme, reader);
    const selector = `${scopeAttribute(scope)}[data-portico-scheme="${scheme}"].${areaClass[area]}`;
    return { area, scheme, selector, stack, tokens: tokensOf(stack, rootScopes[area], scheme, reader) };
  });
}

/** The variables of a root. */
export function rootRules({ area, selector, tokens }: ThemeRoot): string[] {
  const variables = tokenNames.filter((name) => belongsTo(name, area)).map((name) => variable(name, tokens));
  const touch = `--portico-control-height:max(${tokens['control-height'].value},${TOUCH_HEIGHT}px)`;
  return [rule(selector, variables), `@media (pointer:coarse){${rule(selector, [touch])}}`];
}

/** Rules as a sheet: in the kit's layer, so that a host's plain CSS wins. */
export function sheetOf(rules: readonly string[]): string {
  return `@layer portico{\n${rules.join('\n')}\n}`;
}

/** `--portico-primary:#4f46e5` */
export function variable(name: TokenName, values: ResolvedTokens): string {
  return `--portico-${name}:${values[name].value}`;
}

/** One rule; nothing for no declarations. */
export function rule(selector: string, declarations: readonly string[]): string {
  return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';
}
