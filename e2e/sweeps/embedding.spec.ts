import type { Page } from '@playwright/test';
import type { Scene } from '../hosts/stage/src/main';
import { expect, type Stage, test } from '../setup/stage';

const WINDOW = { width: 1280, height: 800 };
const COLUMN = { width: 360, height: 700 };

/** The style of a container that is smaller than the window, and scrolls. Dialogs cover the container. */
const column = `
  contain: layout;
  overflow: auto;
  inline-size: ${COLUMN.width}px;
  block-size: ${COLUMN.height}px;
  margin-inline: auto;
  --portico-view-block: ${COLUMN.height}px;`;

const loginScreens: readonly Scene[] = [
  { screen: 'login-box/preLogin', state: 'default' },
  { screen: 'login-box/forceTwoFactor', state: 'app', language: 'he' },
];
const portalScreens: readonly Scene[] = [
  { screen: 'admin-portal/profile', state: 'default' },
  { screen: 'admin-portal/users', state: 'many', language: 'he' },
  { screen: 'admin-portal/inviteUser', state: 'default' },
  { screen: 'admin-portal/editRoles', state: 'longText', language: 'he' },
];
/** Pages that are lower than the column. */
const portalRoutes: readonly Scene[] = ['en', 'he'].map((language) => ({
  screen: 'admin-portal/users',
  state: 'noPermission',
  portal: 'route',
  language,
}));

test.afterEach(({ stage }) => styleHost(stage.page, ''));

/** Sets the style of the element that the host renders the SDK into. */
function styleHost(page: Page, style: string) {
  return page.evaluate((text) => document.getElementById('root')?.setAttribute('style', text), style);
}

async function showInColumn(stage: Stage, scene: Scene) {
  await styleHost(stage.page, column);
  await stage.show(scene, WINDOW);
}

/** Every element of the SDK that has an area, with its place in the container. */
function readBoxes(container: Element): string[] {
  const origin = container.getBoundingClientRect();
  const elements = [...(container.shadowRoot ?? container).querySelectorAll('.portico-root, .portico-root *')];
  return elements.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = [left - origin.left, top - origin.top, width, height].map(Math.round);
    return width * height > 0 ? [`${element.localName}.${element.getAttribute('class')} ${place.join(' ')}`] : [];
  });
}

async function readWindow(stage: Stage, scene: Scene): Promise<string[]> {
  await stage.show(scene, COLUMN);
  return stage.page.locator('body').evaluate(readBoxes);
}

/** Copies the screen, with its style sheets, into a shadow root of the column's size. */
function copyToShadowRoot(body: Element, style: string): Element {
  const card = document.createElement('div');
  card.setAttribute('style', style);
  const shadow = card.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = document.adoptedStyleSheets;
  shadow.append(...[...body.querySelectorAll('.portico-root')].map((root) => root.cloneNode(true)));
  body.prepend(card);
  return card;
}

const embedded = portalScreens.map((scene): Scene => ({ ...scene, portal: 'embedded' }));
for (const scene of [...loginScreens, ...embedded, ...portalRoutes]) {
  test(`${titleOf(scene)} has the same layout in a column and in a window of that size`, async ({ stage }) => {
    await showInColumn(stage, scene);
    const inColumn = await stage.page.locator('#root').evaluate(readBoxes);
    await styleHost(stage.page, '');
    expect(inColumn).not.toEqual([]);
    expect(inColumn).toEqual(await readWindow(stage, scene));
  });
}

for (const scene of [...loginScreens, ...portalScreens]) {
  test(`${titleOf(scene)} has the same layout in a shadow root and in a window of that size`, async ({ stage }) => {
    await stage.show(scene, WINDOW);
    const card = await stage.page.locator('body').evaluateHandle(copyToShadowRoot, column);
    const inShadowRoot = await card.evaluate(readBoxes);
    await card.evaluate((element) => element.remove());
    expect(inShadowRoot).not.toEqual([]);
    expect(inShadowRoot).toEqual(await readWindow(stage, scene));
  });
}

function titleOf({ screen, portal = 'overlay', language = 'en' }: Scene): string {
  return `${screen} (${screen.startsWith('admin-portal') ? `${portal}, ` : ''}${language})`;
}

test('the login box in a column has the narrow layout, and is not wider than the column', async ({ stage }) => {
  await showInColumn(stage, { screen: 'login-box/preLogin', state: 'default' });
  const { page } = stage;
  expect(await scrollWidth(page)).toBe(COLUMN.width);
  expect((await page.locator('.portico-login-box').boundingBox())?.width).toBe(COLUMN.width);
  await expect(page.locator('.portico-main')).toHaveCSS('padding-left', '12px');
});

test('the portal in a column has the menu of a phone, and is not wider than the column', async ({ stage }) => {
  await showInColumn(stage, { screen: 'admin-portal/users', state: 'many', portal: 'embedded' });
  const { page } = stage;
  expect(await scrollWidth(page)).toBe(COLUMN.width);
  await expect(page.locator('.portico-portal-menu')).toBeHidden();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect((await page.locator('.portico-popover').boundingBox())?.width).toBeLessThan(COLUMN.width);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Profile' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('.portico-portal-bar')).toContainText('Profile');
});

/** The width of the content of the host's element. */
function scrollWidth(page: Page): Promise<number> {
  return page.locator('#root').evaluate((host) => host.scrollWidth);
}
