import { type PortalMetadata, type Scheme, type ThemeArea, type ThemeRule, themeRules } from '@portico/sdk/metadata';
import { FRAME_APP } from './theme-sheet';

/** One variable of the first rule with a selector. */
export interface ThemeChange {
  selector: string;
  /** For example `--portico-primary`. */
  name: string;
  value: string;
}

/** Which part of a theme's style sheet a page uses. */
export interface ThemeUse {
  scheme: Scheme;
  /** Absent if the page shows login box and admin portal. */
  area?: ThemeArea | undefined;
}

const knownRules = new Map<string, WeakMap<PortalMetadata, readonly ThemeRule[]>>();

/**
 * The variables that differ between the style sheets of two documents, computed once for all frames of the same use.
 *
 * @returns `null` if more than variables differ, or nothing does: the frame has to take the whole document.
 */
export function themeChanges(before: PortalMetadata, after: PortalMetadata, use: ThemeUse): ThemeChange[] | null {
  const [old, wanted] = [rulesOf(before, use), rulesOf(after, use)];
  if (old.length !== wanted.length) return null;
  const changes: ThemeChange[] = [];
  for (const [index, rule] of wanted.entries()) {
    const changed = changesOf(old[index] ?? rule, rule);
    if (!changed || (changed.length > 0 && !isFirstOfSelector(rule, wanted))) return null;
    changes.push(...changed.map((change) => ({ selector: rule.selector, ...change })));
  }
  return changes.length > 0 ? changes : null;
}

function rulesOf(metadata: PortalMetadata, { scheme, area }: ThemeUse): readonly ThemeRule[] {
  const key = `${scheme} ${area}`;
  const known = knownRules.get(key) ?? new WeakMap<PortalMetadata, readonly ThemeRule[]>();
  knownRules.set(key, known);
  const rules = known.get(metadata) ?? themeRules({ metadata }, { scope: FRAME_APP, scheme, ...(area && { area }) });
  known.set(metadata, rules);
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
