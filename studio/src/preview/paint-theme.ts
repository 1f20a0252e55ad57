import type { ThemeChange } from './theme-changes';

/**
 * Writes changed variables into the theme's style sheet of the page. A rule that is not the one meant is left alone: the
 * whole document follows.
 */
export function paintTheme(page: Document, changes: readonly ThemeChange[]): void {
  const rules = themeRules(page);
  for (const { rule, selector, name, value } of changes) {
    const target = rules?.[rule] as CSSStyleRule | undefined;
    if (target && plain(target.selectorText) === plain(selector)) target.style.setProperty(name, value);
  }
}

/** The theme's sheet is one layer whose first rule names the app. */
function themeRules(page: Document): CSSRuleList | undefined {
  const layers = page.adoptedStyleSheets.map(
    ({ cssRules }) => (cssRules[0] as CSSLayerBlockRule | undefined)?.cssRules,
  );
  return layers.find((rules) => (rules?.[0] as CSSStyleRule | undefined)?.selectorText?.includes('[data-portico-app'));
}

/** Browsers write selectors with spaces and quotation marks of their own. */
function plain(selector = ''): string {
  return selector.replace(/["'\s]/g, '');
}
