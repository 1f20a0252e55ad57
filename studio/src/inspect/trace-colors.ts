import type { InspectedColor } from '../protocol/messages';
import { type PaintRule, rulesFor, rulesOf } from './painted-rules';

const PREFIX = '--portico-';
const variable = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

interface Paint {
  /** Name shown in the inspector. */
  property: string;
  /** Longhand to read from the computed style. */
  read: string;
  /** Properties that may declare it. */
  declaredBy: readonly string[];
  inherited?: true;
  /** Whether the element paints it at all. */
  seen(style: CSSStyleDeclaration, element: Element): boolean;
}

/** A painted property of an element, and its token. */
export interface TracedPaint extends Omit<InspectedColor, 'token'> {
  /** `null` when the value has no token: it is a browser default or written into a rule. */
  token: string | null;
}

const borderSides = ['top', 'right', 'bottom', 'left'] as const;
const logicalBorders = ['block', 'inline'].flatMap((axis) =>
  ['', '-start', '-end'].flatMap((side) => [`border-${axis}${side}`, `border-${axis}${side}-color`]),
);
const solid = (value: string) => value !== 'none' && value !== '';
const opaque = (value: string) => value !== 'transparent' && !/\/ 0\)$|, 0\)$/.test(value);

const borders: Paint[] = borderSides.map((side) => ({
  property: 'border-color',
  read: `border-${side}-color`,
  declaredBy: [`border-${side}-color`, `border-${side}`, 'border-color', 'border', ...logicalBorders],
  seen: (style) =>
    style.getPropertyValue(`border-${side}-style`) !== 'none' &&
    style.getPropertyValue(`border-${side}-width`) !== '0px' &&
    opaque(style.getPropertyValue(`border-${side}-color`)),
}));

const textPaint: Paint = {
  property: 'color',
  read: 'color',
  declaredBy: ['color'],
  inherited: true,
  seen: (_, element) => hasOwnText(element) || element.matches('svg, input, textarea, select, button, a'),
};

/** The inspected properties, in the order of importance for a designer. */
const paints: readonly Paint[] = [
  textPaint,
  {
    property: 'background-color',
    read: 'background-color',
    declaredBy: ['background-color', 'background'],
    seen: (style) => opaque(style.backgroundColor),
  },
  {
    property: 'background-image',
    read: 'background-image',
    declaredBy: ['background-image', 'background'],
    seen: (style) => solid(style.backgroundImage),
  },
  ...borders,
  {
    property: 'outline-color',
    read: 'outline-color',
    declaredBy: ['outline-color', 'outline'],
    seen: (style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px',
  },
  { property: 'box-shadow', read: 'box-shadow', declaredBy: ['box-shadow'], seen: (style) => solid(style.boxShadow) },
  {
    property: 'fill',
    read: 'fill',
    declaredBy: ['fill'],
    inherited: true,
    seen: (style, element) => element instanceof SVGElement && solid(style.fill),
  },
  {
    property: 'stroke',
    read: 'stroke',
    declaredBy: ['stroke'],
    inherited: true,
    seen: (style, element) => element instanceof SVGElement && solid(style.stroke),
  },
  {
    property: 'border-radius',
    read: 'border-top-left-radius',
    declaredBy: ['border-radius', 'border-start-start-radius', 'border-top-left-radius'],
    seen: (style) => style.borderTopLeftRadius !== '0px',
  },
  {
    property: 'font-family',
    read: 'font-family',
    declaredBy: ['font-family', 'font'],
    inherited: true,
    seen: (_, element) => hasOwnText(element),
  },
];

/** Whether an element has text of its own, not only in its children. */
export function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** The tokens of the painted properties of an element, once each. */
export function traceColors(element: Element, probe: HTMLElement): InspectedColor[] {
  const found = tracePaints(element, probe).filter((paint) => paint.token !== null) as InspectedColor[];
  return found.filter((color, index) => found.findIndex((other) => sameColor(other, color)) === index);
}

const sameColor = (a: InspectedColor, b: InspectedColor) => a.property === b.property && a.token === b.token;

/** The style rules at one moment, and an element to compute values with. */
interface Reading {
  rules: readonly PaintRule[];
  probe: HTMLElement;
}

interface Declaration {
  property: string;
  declared: string;
}

/**
 * The painted properties of an element. A rule counts only if its value, applied to the probe, computes to the value of
 * the element: so neither specificity nor layers have to be computed again.
 *
 * @param probe An empty element outside the SDK, used to compute values.
 * @param rules Those of the document; a caller that traces many elements reads them once.
 */
export function tracePaints(
  element: Element,
  probe: HTMLElement,
  rules: readonly PaintRule[] = rulesOf(element.ownerDocument),
): TracedPaint[] {
  const style = getComputedStyle(element);
  const reading = { rules, probe };
  return paints
    .filter((paint) => paint.seen(style, element))
    .map((paint) => {
      const value = style.getPropertyValue(paint.read);
      const token = tokenOf(paint, element, value, reading) ?? tokenOfText(paint, element, value, reading);
      return { property: paint.property, token, value };
    });
}

/** A property in the colour of the text, as icons and many borders are, has the token of the text. */
function tokenOfText(paint: Paint, element: Element, painted: string, reading: Reading): string | null {
  if (paint === textPaint || painted !== getComputedStyle(element).color) return null;
  return tokenOf(textPaint, element, painted, reading);
}

function tokenOf(paint: Paint, element: Element, painted: string, reading: Reading): string | null {
  const { rules } = reading;
  for (let node: Element | null = element; node; node = paint.inherited ? node.parentElement : null) {
    for (const rule of rulesFor(node, rules)) {
      for (const property of paint.declaredBy) {
        const declared = rule.style.getPropertyValue(property);
        if (!declared.includes('var(')) continue;
        if (computed(paint.read, { property, declared }, node, reading) !== painted) continue;
        const token = tokenIn(declared, node, rules);
        if (token) return token;
      }
    }
  }
  return null;
}

/** Computed values, for each reading of the rules: many elements declare the same. */
const results = new WeakMap<readonly PaintRule[], Map<string, string>>();

/** The computed form of a declared value, with the variables of `element` applied. */
function computed(read: string, { property, declared }: Declaration, element: Element, reading: Reading): string {
  const { rules, probe } = reading;
  const known = results.get(rules) ?? new Map<string, string>();
  results.set(rules, known);
  const style = getComputedStyle(element);
  const value = substitute(declared, style);
  const question = [read, property, value, style.color, style.direction].join(';');
  const result = known.get(question) ?? compute(read, { property, declared: value }, style, probe);
  known.set(question, result);
  return result;
}

/** Computes a declaration on the probe. The direction decides which side a logical border is on. */
function compute(
  read: string,
  { property, declared }: Declaration,
  { color, direction }: Pick<CSSStyleDeclaration, 'color' | 'direction'>,
  probe: HTMLElement,
): string {
  probe.style.cssText = '';
  probe.style.color = color;
  probe.style.direction = direction;
  probe.style.setProperty(property, declared);
  return getComputedStyle(probe).getPropertyValue(read);
}

function substitute(value: string, style: CSSStyleDeclaration): string {
  return value.replace(variable, (_, name: string, fallback = '') => style.getPropertyValue(name).trim() || fallback);
}

/** The first token in a value; a component's own variable is resolved to the token it refers to. */
function tokenIn(value: string, element: Element, rules: readonly PaintRule[], depth = 0): string | null {
  for (const [, name = ''] of value.matchAll(variable)) {
    const given = depth < 4 ? declarationOf(name, element, rules) : null;
    const token = given?.includes('var(') ? tokenIn(given, element, rules, depth + 1) : name;
    if (token?.startsWith(PREFIX)) return token.slice(PREFIX.length);
    if (token) return token;
  }
  return null;
}

function declarationOf(name: string, element: Element, rules: readonly PaintRule[]): string | null {
  for (let node: Element | null = element; node; node = node.parentElement) {
    for (const rule of rulesFor(node, rules)) {
      const value = rule.style.getPropertyValue(name);
      if (value) return value;
    }
  }
  return null;
}
