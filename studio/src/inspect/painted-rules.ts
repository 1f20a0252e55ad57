/** The parts of a style rule that the inspector reads: selector and declared values. */
export interface PaintRule {
  selector: string;
  style: CSSStyleDeclaration;
}

/** Every style rule that applies in a document now, in the order of the cascade's sheets. */
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

/** Results for one reading of the rules; not valid for a later one. */
const found = new WeakMap<readonly PaintRule[], WeakMap<Element, readonly PaintRule[]>>();

/** Rules that match an element, the last one first; computed once for each reading of the rules. */
export function rulesFor(element: Element, rules: readonly PaintRule[]): readonly PaintRule[] {
  const known = found.get(rules) ?? new WeakMap<Element, readonly PaintRule[]>();
  found.set(rules, known);
  const speaking = known.get(element) ?? rules.filter((rule) => matches(element, rule.selector)).reverse();
  known.set(element, speaking);
  return speaking;
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
