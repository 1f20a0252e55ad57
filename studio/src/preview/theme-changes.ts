import { type PortalMetadata, type ThemeRule, themeRules } from '@portico/sdk/metadata';

/** One variable of one rule of the theme's style sheet. */
export interface ThemeChange {
  /** Index of the rule in the sheet. */
  rule: number;
  selector: string;
  /** For example `--portico-primary`. */
  name: string;
  value: string;
}

/** Name of the app in every frame. */
const SCOPE = 'default';

const knownRules = new WeakMap<PortalMetadata, readonly ThemeRule[]>();

/**
 * The variables that differ between the style sheets of two documents, computed once for all frames.
 *
 * @returns `null` if more than variables differ, or nothing does: the frame has to take the whole document.
 */
export function themeChanges(before: PortalMetadata, after: PortalMetadata): ThemeChange[] | null {
  const [old, wanted] = [rulesOf(before), rulesOf(after)];
  if (old.length !== wanted.length) return null;
  const changes: ThemeChange[] = [];
  for (const [index, rule] of wanted.entries()) {
    const changed = changesOf(old[index] ?? rule, rule);
    if (!changed) return null;
    changes.push(...changed.map((change) => ({ rule: index, selector: rule.selector, ...change })));
  }
  return changes.length > 0 ? changes : null;
}

function rulesOf(metadata: PortalMetadata): readonly ThemeRule[] {
  const rules = knownRules.get(metadata) ?? themeRules({ metadata }, { scope: SCOPE });
  knownRules.set(metadata, rules);
  return rules;
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
