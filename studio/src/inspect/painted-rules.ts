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

/** The rules of each element, for one reading of the rules; not valid for a later one. */
const found = new WeakMap<readonly PaintRule[], ReadonlyMap<Element, readonly PaintRule[]>>();
const none: readonly PaintRule[] = [];

/** Rules that match an element, the last one first; computed for all elements once for each reading of the rules. */
export function rulesFor(element: Element, rules: readonly PaintRule[]): readonly PaintRule[] {
  const known = found.get(rules) ?? rulesByElement(element.ownerDocument, rules);
  found.set(rules, known);
  return known.get(element) ?? none;
}

/** Asks the browser once for each rule: to ask for each rule and element takes fifty times as long on a full page. */
function rulesByElement(document: Document, rules: readonly PaintRule[]): ReadonlyMap<Element, readonly PaintRule[]> {
  const matched = new Map<Element, PaintRule[]>();
  for (const rule of rules)
    for (const element of elementsOf(document, rule.selector)) {
      const before = matched.get(element);
      if (before) before.unshift(rule);
      else matched.set(element, [rule]);
    }
  return matched;
}

function elementsOf(document: Document, selector: string): Iterable<Element> {
  try {
    return document.querySelectorAll(selector);
  } catch {
    // The browser accepts some selectors in a sheet only, such as those of its own pseudo-elements.
    return [];
  }
}
