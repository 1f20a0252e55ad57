import type { ElementShape, Inspected, OutlineEntry } from '../protocol/messages';
import type { TextIndex } from './text-index';
import { hasOwnText, traceColors } from './trace-colors';

const ROOT = '.portico-root';
const control =
  'a, button, input, select, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="checkbox"]';
/** Attributes whose text is shown or read by a screen reader. */
const spoken = ['aria-label', 'placeholder', 'alt', 'title'] as const;
const MAX_NAME = 48;
const MAX_ELEMENTS = 400;

/** Whether the inspector selects an element: it has text, is a control or picture, or paints a surface. */
function kindOf(element: Element): OutlineEntry['kind'] | null {
  if (element.matches(control)) return 'control';
  if (hasOwnText(element) || element.matches('img, svg')) return 'text';
  return paintsSurface(element) ? 'surface' : null;
}

function paintsSurface(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent') ||
    (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px') ||
    style.boxShadow !== 'none'
  );
}

/** The inspectable element for a pointer over `target`: the nearest one. */
export function pickElement(target: EventTarget | null): Element | null {
  for (let node = target instanceof Element ? target : null; node?.closest(ROOT); node = node.parentElement) {
    if (node.closest('svg') && node.tagName !== 'svg') continue;
    if (kindOf(node)) return node;
  }
  return null;
}

/** All visible inspectable elements, in reading order. */
export function elementsOf(document: Document): { element: Element; kind: OutlineEntry['kind'] }[] {
  const found: { element: Element; kind: OutlineEntry['kind'] }[] = [];
  for (const element of document.querySelectorAll(`${ROOT}, ${ROOT} *`)) {
    if (found.length === MAX_ELEMENTS) break;
    if (element.parentElement?.closest('svg')) continue;
    const kind = isSeen(element) ? kindOf(element) : null;
    if (kind) found.push({ element, kind });
  }
  return found;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
}

/** Name for the outline's tag: the accessible name, else the class of the part. */
export function elementName(element: Element): string {
  const spokenName =
    element.getAttribute('aria-label') ?? labelOf(element) ?? (element.matches(ROOT) ? null : elementText(element));
  const name = spokenName || partOf(element);
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
}

function labelOf(element: Element): string | null {
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
  return labels?.[0]?.textContent?.trim() ?? null;
}

function partOf(element: Element): string {
  const part = [...element.classList].find((name) => name.startsWith('portico-') && name !== 'portico-root');
  return part?.slice('portico-'.length) ?? element.tagName.toLowerCase();
}

/** Own text of an element; for a control, including its children. */
function elementText(element: Element): string {
  const nodes = element.matches(control) && !hasOwnText(element) ? [element] : textNodes(element);
  const texts = nodes.map((node) => node.textContent?.trim()).filter(Boolean);
  return texts.join(' ').replace(/\s+/g, ' ');
}

function textNodes(element: Element): Node[] {
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
}

/** All details of one element that the inspector shows. */
export function describe(element: Element, id: number, index: TextIndex, probe: HTMLElement): Inspected {
  const { x, y, width, height } = element.getBoundingClientRect();
  const phrases = phrasesOf(element);
  const page = element.closest('[data-page]:not(.portico-root)')?.getAttribute('data-page');
  return {
    id,
    name: elementName(element),
    rect: { x, y, width, height },
    text: elementText(element),
    textKeys: [...new Set(phrases.flatMap(index.keysOf))],
    data: phrases.map(index.fieldOf).find((field) => field !== null) ?? writtenField(element, index),
    ancestry: ancestryOf(element),
    colors: traceColors(element, probe),
    ...(page && { page }),
  };
}

/** Attributes that the theme's selectors name. */
const styledBy = ['class', 'type', 'data-page', 'data-tone', 'data-kind', 'data-chosen', 'aria-current'] as const;

function ancestryOf(element: Element): ElementShape[] {
  const shape = {
    tag: element.localName,
    attributes: Object.fromEntries(styledBy.flatMap((name) => attributeOf(element, name))),
  };
  const around = element.matches(ROOT) ? null : element.parentElement;
  return around ? [shape, ...ancestryOf(around)] : [shape];
}

function attributeOf(element: Element, name: string): [string, string][] {
  const value = element.getAttribute(name);
  return value === null ? [] : [[name, value]];
}

/** Every text an element may come from: the whole, its text nodes, and what a screen reader says. */
function phrasesOf(element: Element): string[] {
  const texts = [element, ...(element.matches(control) ? element.querySelectorAll('*') : [])]
    .flatMap(textNodes)
    .map((node) => node.textContent ?? '');
  const attributes = spoken.map((name) => element.getAttribute(name) ?? '');
  const label = labelOf(element) ?? '';
  const value = element instanceof HTMLInputElement && element.type !== 'password' ? element.value : '';
  return [elementText(element), ...texts, ...attributes, label, value].filter((phrase) => phrase.trim() !== '');
}

/** Formatted values, such as dates, have the raw value in an attribute of `time` or `data`. */
function writtenField(element: Element, index: TextIndex): string | null {
  const value = writtenValue(element);
  return value ? index.fieldOf(value) : null;
}

/** The raw value of an element, or of one around it, from `time` or `data`. */
export function writtenValue(element: Element): string | null {
  const written = element.closest('time, data');
  return written?.getAttribute(written.matches('time') ? 'datetime' : 'value') ?? null;
}
