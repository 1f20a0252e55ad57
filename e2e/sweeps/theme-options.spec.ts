import type { CDPSession, Page } from '@playwright/test';
import type { PortalMetadata } from '@portico/sdk/metadata';
import contract from '../../sdk/src/metadata/contract-theme-options.json' with { type: 'json' };
import { loginBoxParts } from '../../sdk/src/metadata/login-box-parts';
import { expect, test } from '../setup/stage';
import { type ThemedScene, themedScenes } from './themed-scenes';

/** A colour that no element of the SDK has by default. */
const MARK = 'rgb(1, 2, 3)';

/** Parts of a box before its first step, which are shown too briefly for a test. */
const passing = 'loader.containerStyle';

/** Groups of options in `contract/metadata.md` §6: those of all pages, then those of single ones. */
const groups = Object.entries(contract).map(([name, { styles }]) => ({
  name,
  page: name === 'common' ? undefined : name,
  scenes: themedScenes.filter(({ page }) => name === 'common' || page === name),
  styles,
}));

for (const { name, page, scenes, styles } of groups) {
  test(`every style of ${name} paints what it names`, async ({ stage }) => {
    test.setTimeout(300_000);
    const devtools = await stage.page.context().newCDPSession(stage.page);
    const left = new Set(styles.filter((path) => path !== passing));
    const wrong: string[] = [];
    for (const scene of scenes) {
      if (left.size === 0) break;
      await stage.show(scene);
      await stage.page.evaluate((ms) => window.stage.world()?.clock.advance(ms), scene.waitMs ?? 0);
      if (scene.open) await stage.page.locator(scene.open).click();
      for (const part of await shownParts(stage.page, left)) {
        const painted = await paints({ page: stage.page, devtools, scene, place: page, part });
        left.delete(part.path);
        if (painted !== MARK) wrong.push(`${part.path}: ${painted}`);
      }
    }
    expect({ wrong, nowhere: [...left] }).toEqual({ wrong: [], nowhere: [] });
  });
}

type LoginBoxPart = (typeof loginBoxParts)[number];

interface Trial {
  page: Page;
  devtools: CDPSession;
  scene: ThemedScene;
  place: string | undefined;
  part: LoginBoxPart;
}

/** Selector of the elements of a part, whatever state the part is of, and the pseudo-element of the part. */
function targetOf({ selector }: LoginBoxPart) {
  const plain = selector.replace(/:(?:hover|active|focus-visible|focus|disabled|checked)|\[aria-invalid\]/g, '');
  const [base = '', pseudo] = plain.split('::');
  const inside = selector.endsWith(':disabled') ? `${base}:is(button, input)` : base;
  return { target: base === '&' ? '.portico-login-box' : `.portico-login-box ${inside}`, pseudo };
}

/** The parts of these paths that have an element on the page. */
async function shownParts(page: Page, paths: ReadonlySet<string>): Promise<LoginBoxPart[]> {
  const parts = loginBoxParts.filter(({ path }) => paths.has(path));
  const shown = await page.evaluate(
    (targets) => targets.map((target) => document.querySelector(target) !== null),
    parts.map((part) => targetOf(part).target),
  );
  return parts.filter((_, index) => shown[index]);
}

/** The colour of an option's part when the option sets the test colour, in the state of the option. */
async function paints({ page, devtools, scene, place, part }: Trial): Promise<string> {
  const states = [...part.selector.matchAll(/:(hover|active|focus-visible|focus)/g)].map(([, state]) => String(state));
  const { target, pseudo } = targetOf(part);
  if (!(await page.evaluate(mark, { target, selector: part.selector }))) return 'gone';

  const value = part.property ? MARK : { color: MARK };
  const style = styleAt(place ? `${place}.${part.path}` : part.path, value);
  await page.evaluate((metadata) => window.stage.setAppearance({ metadata }), withStyle(scene.metadata, style));
  if (states.length > 0) await force(devtools, states);
  const color = await page.evaluate(colorOfMarked, pseudo);
  if (states.length > 0) await force(devtools, []);
  await page.evaluate((metadata) => window.stage.setAppearance({ metadata: metadata ?? {} }), scene.metadata);
  return color;
}

/** Marks the first element that matches the part, and puts it into the state of the part; runs in the page. */
function mark({ target, selector }: { target: string; selector: string }): boolean {
  document.querySelector('[data-marked]')?.removeAttribute('data-marked');
  const element = document.querySelector(target);
  element?.setAttribute('data-marked', '');
  if (element && selector.includes(':disabled')) element.toggleAttribute('disabled', true);
  if (element && selector.includes('[aria-invalid]')) element.setAttribute('aria-invalid', 'true');
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    element.checked = selector.includes(':checked');
  return element !== null;
}

/** The colour of the marked element after all transitions. Removes its state attributes. Runs in the page. */
function colorOfMarked(pseudo: string | undefined): string {
  const element = document.querySelector('[data-marked]');
  if (!element) return 'gone';
  for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
  const { color } = getComputedStyle(element, pseudo ? `::${pseudo}` : null);
  element.removeAttribute('disabled');
  element.removeAttribute('aria-invalid');
  return color;
}

/** Forces the hover, active or focus state of the marked element. */
async function force(devtools: CDPSession, states: readonly string[]): Promise<void> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-marked]' });
  if (nodeId) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
}

function styleAt(path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length === 0 ? value : styleAt(rest.join('.'), value) };
}

function withStyle(metadata: PortalMetadata | undefined, style: Record<string, unknown>): PortalMetadata {
  return { ...metadata, themeV2: { loginBox: joined(metadata?.themeV2?.loginBox ?? {}, style) } };
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
