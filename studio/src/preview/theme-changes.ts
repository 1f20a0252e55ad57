import { type PortalMetadata, type Scheme, type ThemeRule, themeRules } from '@portico/sdk/metadata';

/** One variable of the first rule with a selector. */
export interface ThemeChange {
  selector: string;
  /** For example `--portico-primary`. */
  name: string;
  value: string;
}

/** Name of the app in every frame. */
const SCOPE = 'default';

const knownRules: Record<Scheme, WeakMap<PortalMetadata, readonly ThemeRule[]>> = {
  light: new WeakMap(),
  dark: new WeakMap(),
};

/**
 * The variables of one scheme that differ between the style sheets of two documents, computed once for all frames.
 *
 * @returns `null` if more than variables differ, or nothing does: the frame has to take the whole document.
 */
export function themeChanges(before: PortalMetadata, after: PortalMetadata, scheme: Scheme): ThemeChange[] | null {
  const [old, wanted] = [rulesOf(before, scheme), rulesOf(after, scheme)];
  if (old.length !== wanted.length) return null;
  const changes: ThemeChange[] = [];
  for (const [index, rule] of wanted.entries()) {
    const changed = changesOf(old[index] ?? rule, rule);
    if (!changed || (changed.length > 0 && !isFirstOfSelector(rule, wanted))) return null;
    changes.push(...changed.map((change) => ({ selector: rule.selector, ...change })));
  }
  return changes.length > 0 ? changes : null;
}

function rulesOf(metadata: PortalMetadata, scheme: Scheme): readonly ThemeRule[] {
  const rules = knownRules[scheme].get(metadata) ?? themeRules({ metadata }, { scope: SCOPE, scheme });
  knownRules[scheme].set(metadata, rules);
  return rules;
}

function isFirstOfSelector(rule: ThemeRule, rules: readonly ThemeRule[]): boolean {
  return rules.find(({ selector }) => selector === rule.selector) === rule;
}

/** `null` if the rules differ in more than values of variables. */
function changesOf(from: ThemeRule, to: ThemeRule): { name: string; value: string }[] | null {
  if (from === to) return [];
  if (from.selector !== to.selector || from.declarations.length !== to.declarations.length) return null;
  const changed = to.declarations.flatMap((declaration, index) => {
    const old = from.declarations[index] ?? '';
    return old === declaration ? [] : [{ old, ...split(declaration) }];
  });
  const isPossible = changed.every(({ old, name }) => name.startsWith('--') && old.startsWith(`${name}:`));
  if (!isPossible || (changed.length > 0 && (from.media || to.media))) return null;
  return changed.map(({ name, value }) => ({ name, value }));
}

function split(declaration: string): { name: string; value: string } {
  const colon = declaration.indexOf(':');
  return { name: declaration.slice(0, colon), value: declaration.slice(colon + 1) };
}
