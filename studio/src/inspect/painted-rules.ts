/** A style rule as far as the inspector reads it: selector and declared values. */
export interface PaintRule {
  selector: string;
  style: CSSStyleDeclaration;
}

/** Every style rule that holds in a document now, in the order of the cascade's sheets. */
export function rulesOf(document: Document): PaintRule[] {
  const rules: PaintRule[] = [];
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) collect(sheet.cssRules, rules);
  return rules;
}

function collect(list: CSSRuleList, into: PaintRule[]): void {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) into.push({ selector: rule.selectorText, style: rule.style });
    else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
    else if (rule instanceof CSSGroupingRule) collect(rule.cssRules, into);
  }
}

/** Rules that speak about an element, the last one to speak first. */
export function rulesFor(element: Element, rules: readonly PaintRule[]): PaintRule[] {
  return rules.filter((rule) => matches(element, rule.selector)).reverse();
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
