import type { PortalMetadata, Scheme, ThemeArea } from '@portico/sdk/metadata';
import { type ThemeUse, themeChanges } from './theme-changes';
import { themeRulesOf } from './theme-sheet';

/**
 * Updates the theme's style sheet of a page from one document to the next, by writing the variables that differ in the
 * scheme that the page shows.
 *
 * @returns False, with the sheet unchanged, if more than variables differ or the sheet is not the one of `before`.
 */
export function paintTheme(page: Document, before: PortalMetadata, after: PortalMetadata, scheme: Scheme): boolean {
  const use: ThemeUse = { scheme, area: areaShownIn(page) };
  // An edit of the other area changes nothing in the page, but its sheet has to follow.
  const changes = themeChanges(before, after, use) ?? (use.area && themeChanges(before, after, { scheme }));
  const rules = changes && page.adoptedStyleSheets.map(themeRulesOf).find(Boolean);
  if (!rules) return false;
  const selectors = [...new Set(changes.map(({ selector }) => selector))];
  const styles = new Map(selectors.map((selector) => [selector, styleOf(rules, selector)]));
  if ([...styles.values()].includes(undefined)) return false;
  for (const { selector, name, value } of changes) styles.get(selector)?.setProperty(name, value);
  return true;
}

/** The area that a page shows; computing the tokens of the other as well would double the time before the paint. */
function areaShownIn(page: Document): ThemeArea | undefined {
  const hasLoginBox = page.querySelector('.portico-login-box') !== null;
  const hasPortal = page.querySelector('.portico-admin-portal') !== null;
  if (hasLoginBox === hasPortal) return undefined;
  return hasPortal ? 'adminPortal' : 'loginBox';
}

/** The declarations of the first rule with a selector. */
function styleOf(rules: CSSRuleList, selector: string): CSSStyleDeclaration | undefined {
  const wanted = plainSelector(selector);
  const rule = Array.from(rules).find((rule) => plainSelector((rule as CSSStyleRule).selectorText) === wanted);
  return (rule as CSSStyleRule | undefined)?.style;
}

/** Browsers serialize selectors with different spaces and quotation marks. */
function plainSelector(selector = ''): string {
  return selector.replace(/["'\s]/g, '');
}
