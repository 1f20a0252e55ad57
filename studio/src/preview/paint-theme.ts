import type { PortalMetadata } from '@portico/sdk/metadata';
import { themeChanges } from './theme-changes';

/**
 * Updates the theme's style sheet of a page from one document to the next, by writing the variables that differ.
 *
 * @returns False, with the sheet unchanged, if more than variables differ or the sheet is not the one of `before`.
 */
export function paintTheme(page: Document, before: PortalMetadata, after: PortalMetadata): boolean {
  const changes = themeChanges(before, after);
  const rules = changes && themeRulesOf(page);
  if (!rules) return false;
  const styles = changes.map(({ rule, selector }) => styleOf(rules[rule], selector));
  if (styles.includes(null)) return false;
  for (const [index, { name, value }] of changes.entries()) styles[index]?.setProperty(name, value);
  return true;
}

/** The theme's sheet is one layer whose first rule has a selector with the name of the app. */
function themeRulesOf(page: Document): CSSRuleList | undefined {
  const layers = page.adoptedStyleSheets.map(
    ({ cssRules }) => (cssRules[0] as CSSLayerBlockRule | undefined)?.cssRules,
  );
  return layers.find((rules) => (rules?.[0] as CSSStyleRule | undefined)?.selectorText?.includes('[data-portico-app'));
}

/** The declarations of a rule; `null` if its selector is another one. */
function styleOf(rule: CSSRule | undefined, selector: string): CSSStyleDeclaration | null {
  const { selectorText, style } = (rule ?? {}) as Partial<CSSStyleRule>;
  return style && plainSelector(selectorText) === plainSelector(selector) ? style : null;
}

/** Browsers serialize selectors with different spaces and quotation marks. */
function plainSelector(selector = ''): string {
  return selector.replace(/["'\s]/g, '');
}
