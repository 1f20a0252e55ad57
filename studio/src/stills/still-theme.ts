import {
  type PortalMetadata,
  type Scheme,
  stylesheetOf,
  type ThemeArea,
  type ThemeRule,
  themeRootSelector,
  themeRules,
} from '@portico/sdk/metadata';
import { FRAME_APP } from '../preview/theme-sheet';

export const areas = ['login-box', 'admin-portal'] as const;
export type StillArea = (typeof areas)[number];

/** Values of the theme's variables, by name: `--portico-primary`. */
export type Variables = ReadonlyMap<string, string>;

/** A theme, split into what stills inherit and what all stills share. */
export interface StillTheme {
  /** Set around a still, not in its style sheets: an edit then changes still after still, those in view first. */
  variables(area: StillArea, scheme: Scheme): Variables;
  /** The same variables of both areas as a style sheet, for a still that shows both. */
  variablesSheet(scheme: Scheme): string;
  /** Everything else: rules for single parts and places. */
  partsSheet(scheme: Scheme): string;
}

const themeAreas: Readonly<Record<StillArea, ThemeArea>> = { 'login-box': 'loginBox', 'admin-portal': 'adminPortal' };

/** The theme of a document. A scheme is resolved when a still of it is shown. */
export function stillThemeOf(metadata: PortalMetadata): StillTheme {
  const resolved = new Map<Scheme, readonly ThemeRule[]>();
  function rulesOf(scheme: Scheme): readonly ThemeRule[] {
    const rules = resolved.get(scheme) ?? themeRules({ metadata }, { scope: FRAME_APP, scheme });
    resolved.set(scheme, rules);
    return rules;
  }
  const rootRules = (scheme: Scheme) => areas.map((area) => rootRuleOf(rulesOf(scheme), area, scheme));
  return {
    variables: (area, scheme) => variablesOf(rootRuleOf(rulesOf(scheme), area, scheme)),
    variablesSheet: (scheme) => stylesheetOf(rootRules(scheme)),
    partsSheet(scheme) {
      const roots = new Set(rootRules(scheme));
      return stylesheetOf(rulesOf(scheme).filter((rule) => !roots.has(rule)));
    },
  };
}

/** The names of the variables that differ, with their new values. */
export function changedVariables(before: Variables, after: Variables): [name: string, value: string][] {
  return before === after ? [] : [...after].filter(([name, value]) => before.get(name) !== value);
}

function rootRuleOf(rules: readonly ThemeRule[], area: StillArea, scheme: Scheme): ThemeRule {
  const selector = themeRootSelector(FRAME_APP, themeAreas[area], scheme);
  const rule = rules.find((one) => one.selector === selector && !one.media);
  if (!rule) throw new Error(`The theme has no variables for ${area} in ${scheme}.`);
  return rule;
}

/** The SDK returns the same rule as long as no variable in it changes. */
const readRules = new WeakMap<ThemeRule, Variables>();

function variablesOf(rule: ThemeRule): Variables {
  const variables = readRules.get(rule) ?? new Map(rule.declarations.map(split));
  readRules.set(rule, variables);
  return variables;
}

function split(declaration: string): [string, string] {
  const colon = declaration.indexOf(':');
  return [declaration.slice(0, colon), declaration.slice(colon + 1)];
}
