import type { CDPSession, Page } from '@playwright/test';
import type { PortalMetadata } from '@portico/sdk/metadata';
import type { ThemePart } from '../../sdk/src/metadata/theme-parts';

/** A colour that no element of the SDK has by default. */
export const MARK = 'rgb(1, 2, 3)';

/** A part of the theme in a state that shows it. */
export interface Trial {
  page: Page;
  devtools: CDPSession;
  /** The document of the state, without the part. */
  metadata: PortalMetadata | undefined;
  part: ThemePart;
  /** Selector of the root of the part's area. */
  root: string;
  /** Path of the option inside `themeV2`. */
  option: string;
}

/** What a trial sets a property to, and the property that then has the value. */
const properties: Readonly<Record<string, { value: string; computed: string; expected: string }>> = {
  border: { value: `1px solid ${MARK}`, computed: 'border-top-color', expected: MARK },
  'border-color': { value: MARK, computed: 'border-top-color', expected: MARK },
  'font-size': { value: '21px', computed: 'font-size', expected: '21px' },
};

/** Pseudo-classes of a state, and attributes that an element has only in a state. */
const state = /:(?:hover|active|focus-visible|focus|disabled|checked)|\[aria-(?:invalid|expanded="true")\]/g;

/** Selector of the elements of a part, whatever state the part is of, and the pseudo-element of the part. */
function targetOf({ selector }: ThemePart, root: string) {
  const [base = '', pseudo] = selector.replace(state, '').split('::');
  const inside = selector.endsWith(':disabled') ? `${base}:is(button, input)` : base;
  return { target: base.startsWith('&') ? `${root}${base.slice(1)}` : `${root} ${inside}`, pseudo };
}

/** The element that has the part's state: the part itself or one around it. Pseudo-elements have their states alone. */
function ownerOf({ selector }: ThemePart): string | undefined {
  const last = selector.includes('::') ? undefined : [...selector.matchAll(state)].at(-1);
  const before = selector.slice(0, last?.index).replace(state, '');
  return last && before.split(/[\s>]+/).at(-1);
}

/** The parts that have an element on the page. */
export async function shownParts(page: Page, parts: readonly ThemePart[], root: string): Promise<ThemePart[]> {
  const shown = await page.evaluate(
    (targets) => targets.map((target) => document.querySelector(target) !== null),
    parts.map((part) => targetOf(part, root).target),
  );
  return parts.filter((_, index) => shown[index]);
}

/** The colour of an option's part when the option sets the test colour, in the state of the option; `MARK` if it has effect. */
export async function paintedColor({ page, devtools, metadata, part, root, option }: Trial): Promise<string> {
  const states = [...part.selector.matchAll(/:(hover|active|focus-visible|focus)/g)].map(([, name]) => String(name));
  const { target, pseudo } = targetOf(part, root);
  const { selector } = part;
  if (!(await page.evaluate(mark, { target, selector, owner: ownerOf(part) }))) return 'gone';

  const property = part.property ?? 'color';
  const { value, computed, expected } = properties[property] ?? { value: MARK, computed: property, expected: MARK };
  const themed = withOption(metadata, option, part.property ? value : { color: MARK });
  await page.evaluate((document) => window.stage.setAppearance({ metadata: document }), themed);
  if (states.length > 0) await force(devtools, states);
  const painted = await page.evaluate(valueOfMarked, { pseudo, computed });
  if (states.length > 0) await force(devtools, []);
  await page.evaluate((document) => window.stage.setAppearance({ metadata: document ?? {} }), metadata);
  return painted === expected ? MARK : painted;
}

interface Marked {
  target: string;
  selector: string;
  owner: string | undefined;
}

/** Marks the first element that matches the part, and puts it into the state of the part; runs in the page. */
function mark({ target, selector, owner }: Marked): boolean {
  for (const old of document.querySelectorAll('[data-marked], [data-forced]')) {
    old.removeAttribute('data-marked');
    old.removeAttribute('data-forced');
  }
  const element = document.querySelector(target);
  element?.setAttribute('data-marked', '');
  const forced = owner ? element?.closest(owner) : element;
  forced?.setAttribute('data-forced', '');
  if (element && selector.includes(':disabled')) element.toggleAttribute('disabled', true);
  if (element && selector.includes('[aria-invalid]')) element.setAttribute('aria-invalid', 'true');
  if (selector.includes('[aria-expanded')) forced?.setAttribute('aria-expanded', 'true');
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    element.checked = selector.includes(':checked');
  return element !== null;
}

/** A value of the marked element after all transitions. Removes its state attributes. Runs in the page. */
function valueOfMarked({ pseudo, computed }: { pseudo: string | undefined; computed: string }): string {
  const element = document.querySelector('[data-marked]');
  if (!element) return 'gone';
  for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
  const value = getComputedStyle(element, pseudo ? `::${pseudo}` : null).getPropertyValue(computed);
  element.removeAttribute('disabled');
  element.removeAttribute('aria-invalid');
  return value;
}

/** Forces the hover, active or focus state of the element that has the part's state. */
async function force(devtools: CDPSession, states: readonly string[]): Promise<void> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-forced]' });
  if (nodeId) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
}

/** A document with one more option of `themeV2`. */
export function withOption(metadata: PortalMetadata | undefined, option: string, value: unknown): PortalMetadata {
  return { ...metadata, themeV2: joined(metadata?.themeV2 ?? {}, styleAt(option, value)) };
}

function styleAt(path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length === 0 ? value : styleAt(rest.join('.'), value) };
}

function joined(one: object, other: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const old = result[key];
    result[key] = isObject(old) && isObject(value) ? joined(old, value) : value;
  }
  return result;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
