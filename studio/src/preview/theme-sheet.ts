/** Name of the app in every frame. */
export const FRAME_APP = 'default';

/** The rules of a theme's sheet: one layer whose first rule has a selector with the name of the app. */
export function themeRulesOf({ cssRules }: CSSStyleSheet): CSSRuleList | undefined {
  const rules = (cssRules[0] as CSSLayerBlockRule | undefined)?.cssRules;
  const first = rules?.[0] as CSSStyleRule | undefined;
  return first?.selectorText?.includes('[data-portico-app') ? rules : undefined;
}
