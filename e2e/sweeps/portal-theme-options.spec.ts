import type { Page } from '@playwright/test';
import { adminPortalParts, portalPageParts } from '../../sdk/src/metadata/admin-portal-parts';
import contract from '../../sdk/src/metadata/contract-portal-theme-options.json' with { type: 'json' };
import { baseParts, type ThemePart } from '../../sdk/src/metadata/theme-parts';
import { unusedPortalOptions } from '../../sdk/src/metadata/unused-portal-options';
import { expect, type Stage, test } from '../setup/stage';
import { type PortalScene, portalThemedScenes, themedPlaces } from './portal-themed-scenes';
import { MARK, paintedColor, shownParts, withOption } from './theme-trial';

const PHONE = { width: 390, height: 844 };

/** Options that the variables of the menu have instead of rules, and what they paint. */
const menuTokens: readonly ThemePart[] = [
  { path: 'navigation.background', selector: '.portico-portal-menu', property: 'background-color' },
  { path: 'navigation.default.color', selector: '.portico-nav-item:not([aria-current])', property: 'color' },
  { path: 'navigation.default.iconColor', selector: '.portico-nav-item:not([aria-current]) > svg', property: 'color' },
  { path: 'navigation.hover.color', selector: '.portico-nav-item:hover', property: 'color' },
  { path: 'navigation.hover.background', selector: '.portico-nav-item:hover', property: 'background-color' },
  { path: 'navigation.selected.color', selector: '.portico-nav-item[aria-current]', property: 'color' },
  { path: 'navigation.selected.background', selector: '.portico-nav-item[aria-current]', property: 'background-color' },
];
const isToken = ({ path }: ThemePart) => menuTokens.some((token) => token.path === path);
const navigationParts = [...menuTokens, ...adminPortalParts.filter((part) => !isToken(part))];

/** The frame of a message that only the last step of an enrolment has. */
const passing = 'palette.success.border';

const root = '.portico-admin-portal';
const pageRoot = '.portico-portal-content';
/** Groups of options in `contract/metadata.md` §5 and §7. */
const groups = [
  { name: 'base', root: '.portico-root', place: '', parts: baseParts, options: contract.base },
  { name: 'adminPortal', root, place: 'adminPortal.', parts: adminPortalParts, options: contract.adminPortal },
  { name: 'navigation', root, place: 'adminPortal.', parts: navigationParts, options: contract.navigation },
  { name: 'pages', root: pageRoot, place: 'adminPortal.pages.', parts: portalPageParts, options: contract.pages },
  {
    name: 'account',
    root: pageRoot,
    place: 'adminPortal.pages.account.',
    parts: portalPageParts,
    options: contract.account,
  },
];

for (const group of groups) {
  test(`every style of the portal’s ${group.name} paints what it names`, async ({ stage }) => {
    test.setTimeout(300_000);
    const { page } = stage;
    const devtools = await page.context().newCDPSession(page);
    const isUnused = (path: string) => unusedPortalOptions.some(({ paths }) => paths.test(`${group.name}.${path}`));
    const painting = group.parts.filter(({ path, property }) => property && group.options.values.includes(path));
    const left = new Set(
      [...group.options.styles, ...painting.map(({ path }) => path)].filter(
        (path) => path !== passing && !isUnused(path),
      ),
    );
    const wrong: string[] = [];
    for (const scene of portalThemedScenes) {
      if (left.size === 0) break;
      await show(stage, scene);
      const wanted = group.parts.filter(({ path }) => left.has(path));
      for (const part of await shownParts(page, wanted, group.root)) {
        const option = group.place + part.path;
        const painted = await paintedColor({ page, devtools, metadata: undefined, part, root: group.root, option });
        left.delete(part.path);
        if (painted !== MARK) wrong.push(`${part.path}: ${painted}`);
      }
    }
    expect({ wrong, nowhere: [...left] }).toEqual({ wrong: [], nowhere: [] });
  });
}

/** A value of every kind that a place may set. */
const placeTheme = {
  palette: { primary: { main: '#045fa0' }, text: { primary: '#010203' }, background: { default: '#fdfcfb' } },
  typography: { fontFamily: 'Georgia', fontSize: 17, button: { letterSpacing: 3 } },
  shape: { borderRadius: 5 },
  components: { control: { height: 53 } },
};

const placeStyle = {
  primary: '#045fa0',
  background: '#fdfcfb',
  radius: '5px',
  controlHeight: '53px',
  family: 'Georgia',
  size: '17px',
};

test('every place of the portal has its own colours, type and shapes', async ({ stage }) => {
  const wrong: unknown[] = [];
  for (const { path, scene, selectors } of themedPlaces) {
    await show(stage, scene);
    await stage.setAppearance({ metadata: withOption({}, path, placeTheme) });
    for (const selector of selectors) {
      const style = await stage.page.locator(selector).first().evaluate(styleOf);
      if (JSON.stringify(style) !== JSON.stringify(placeStyle)) wrong.push({ path, selector, style });
    }
  }
  expect(wrong).toEqual([]);
});

test('a page’s theme wins over that of all pages, and that over the portal’s, each in its place only', async ({
  stage,
}) => {
  await stage.show({ screen: 'admin-portal/users', state: 'default' });
  const colored = (color: string) => ({ palette: { text: { primary: color } } });
  let metadata = withOption({}, 'adminPortal', colored('#010101'));
  await stage.setAppearance({ metadata });
  const colors = () => colorsOf(stage.page);
  expect(await colors()).toEqual({ page: 'rgb(1, 1, 1)', tenant: 'rgb(1, 1, 1)' });
  metadata = withOption(metadata, 'adminPortal.pages', colored('#020202'));
  await stage.setAppearance({ metadata });
  expect(await colors()).toEqual({ page: 'rgb(2, 2, 2)', tenant: 'rgb(1, 1, 1)' });
  metadata = withOption(metadata, 'adminPortal.pages.users', colored('#030303'));
  await stage.setAppearance({ metadata });
  expect(await colors()).toEqual({ page: 'rgb(3, 3, 3)', tenant: 'rgb(1, 1, 1)' });
  metadata = withOption(metadata, 'adminPortal.pages.roles', colored('#040404'));
  metadata = withOption(metadata, 'adminPortal.navigation', colored('#050505'));
  await stage.setAppearance({ metadata });
  expect(await colors()).toEqual({ page: 'rgb(3, 3, 3)', tenant: 'rgb(5, 5, 5)' });
});

test('a portal that is not in full screen mode leaves a margin, except on a phone', async ({ stage }) => {
  const metadata = withOption({}, 'adminPortal.layout.fullScreenMode', false);
  const left = () => stage.page.locator('.portico-full-screen').evaluate((frame) => frame.getBoundingClientRect().left);
  await stage.show({ screen: 'admin-portal/users', state: 'default', metadata });
  expect(await left()).toBeGreaterThan(20);
  await stage.page.setViewportSize(PHONE);
  expect(await left()).toBe(0);
});

async function show(stage: Stage, { open = [], isNarrow, ...scene }: PortalScene): Promise<void> {
  await stage.show(scene, isNarrow && PHONE);
  for (const selector of open) await stage.page.locator(selector).click();
}

/** Runs in the page. */
function styleOf(element: Element) {
  const style = getComputedStyle(element);
  return {
    primary: style.getPropertyValue('--portico-primary'),
    background: style.getPropertyValue('--portico-background'),
    radius: style.getPropertyValue('--portico-radius'),
    controlHeight: style.getPropertyValue('--portico-control-height'),
    family: style.fontFamily,
    size: style.fontSize,
  };
}

async function colorsOf(page: Page) {
  const color = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  return { page: await color('.portico-page-title'), tenant: await color('.portico-portal-menu') };
}
