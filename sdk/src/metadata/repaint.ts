import type { ThemeRule, ThemeStylesheet } from './theme-roots';

/** A rule that changes into another. */
interface Change {
  from: ThemeRule;
  to: ThemeRule;
  style: CSSStyleDeclaration | undefined;
}

/**
 * Changes the declarations of a theme's sheet in place. A replaced sheet makes a browser lay out the whole page; a
 * changed declaration only repaints the elements that use it. Only the variables that differ are written.
 *
 * @param before The current rules of the sheet, inside one layer.
 * @param after The new rules.
 * @returns False, with the sheet as it was, when more than declarations differ.
 */
export function repaint(sheet: CSSStyleSheet, before: ThemeStylesheet, after: ThemeStylesheet): boolean {
  const painted = (sheet.cssRules[0] as CSSLayerBlockRule | undefined)?.cssRules;
  const [old, wanted] = [before.rules ?? [], after.rules ?? []];
  if (painted?.length !== wanted.length || old.length !== wanted.length) return false;
  const changes = old.flatMap((from, index): Change[] => {
    const to = wanted[index] ?? from;
    return isSame(from, to) ? [] : [{ from, to, style: (painted[index] as CSSStyleRule | undefined)?.style }];
  });
  if (!changes.every(isPossible)) return false;
  for (const change of changes) write(change);
  return true;
}

function isSame(from: ThemeRule, to: ThemeRule): boolean {
  if (from === to) return true;
  return from.selector === to.selector && from.media === to.media && sameTexts(from.declarations, to.declarations);
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, index) => text === others[index]);
}

/** Rules inside a media query have no declarations of their own to change: these sheets are replaced. */
function isPossible({ from, to, style }: Change): boolean {
  return style !== undefined && from.selector === to.selector && !from.media && !to.media;
}

function write({ from, to, style }: Change): void {
  if (!style) return;
  // The order of other properties decides: a padding written after that of one side would take the side away.
  const singly = sameTexts(from.declarations.map(propertyName), to.declarations.map(propertyName));
  const changed = to.declarations.filter((declaration, index) => declaration !== from.declarations[index]);
  if (!singly || !changed.every(isVariable)) style.cssText = to.declarations.join(';');
  else for (const one of changed) style.setProperty(propertyName(one), one.slice(propertyName(one).length + 1));
}

function propertyName(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':'));
}

function isVariable(declaration: string): boolean {
  return declaration.startsWith('--');
}
