import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';
import { primaryColor } from '../setup/studio';

async function openStudio(page: Page, place = '') {
  await page.goto(`${siteUrl('studio')}/#${place}`);
  return page.frameLocator('iframe').first();
}

/** Whether anything in an element is wider than the element. */
const overflows = (element: Locator) => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test('opens the inspector with Alt I while the focus is in the preview', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page);
  await frame.getByLabel('Email').click();
  await page.keyboard.press('Alt+i');
  await expect(page.getByRole('region', { name: 'Inspector' })).toBeVisible();
});

test('opens the inspector with Alt I, which reports the colour at rest and fits its panel', async ({
  page,
  watch: _watch,
}) => {
  const frame = await openStudio(page);
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector).toHaveCount(0);
  const button = frame.getByRole('button', { name: 'Continue' });
  // The providers load last, and move the card.
  await frame.getByRole('button', { name: 'More' }).waitFor();
  await button.hover();
  await expect(button).toHaveCSS('background-color', 'rgb(67, 60, 195)');
  await page.keyboard.press('Alt+i');
  await expect(inspector).toBeVisible();
  await inspector.getByRole('button', { name: 'Control Continue' }).waitFor();
  await button.click({ force: true });
  await expect(inspector.getByLabel('background-color, primary', { exact: true })).toHaveValue('#4f46e5');
  await expect(inspector.getByText('themeV2.palette.primary.main')).toHaveAttribute('title', /rgb\(79, 70, 229\)/);
  expect(await overflows(inspector.locator('.studio-panel-body'))).toBe(false);
});

test('scrolls the portal under the pointer while inspecting', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'screen=admin-portal/users&state=many');
  await frame.getByText('Amara Abara').waitFor();
  await page.keyboard.press('Alt+i');
  await page.getByText('Click an element in the preview').waitFor();
  await frame.getByText('Amara Abara').hover({ force: true });
  await page.mouse.wheel(0, 5_000);
  await expect(frame.getByText('1–20 of 70')).toBeInViewport();
});

test('shows the status of users in a narrow drawer', async ({ page, watch: _watch }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openStudio(page);
  await page.getByText('People', { exact: true }).click();
  const row = page.getByRole('row', { name: /elif@acme\.test/ });
  const status = await row.getByText('locked', { exact: true }).boundingBox();
  const action = await row.getByRole('button', { name: 'Sign in' }).boundingBox();
  expect((status?.x ?? 0) + (status?.width ?? 0)).toBeLessThanOrEqual(action?.x ?? 0);
});

test('shows the portal to the navigation editor', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'screen=login-box/preLogin');
  await expect(frame.getByLabel('Email')).toBeVisible();
  await page.getByRole('button', { name: /^Navigation/ }).click();
  await expect(frame.getByRole('navigation').getByText('Profile')).toBeVisible();
});

test('follows the text size of the browser', async ({ page, watch: _watch }) => {
  await openStudio(page);
  const share = page.getByRole('button', { name: 'Share' });
  const before = await share.boundingBox();
  await page.addStyleTag({ content: 'html { font-size: 24px }' });
  await expect(share).toHaveCSS('font-size', '19.5px');
  expect((await share.boundingBox())?.height).toBeCloseTo((before?.height ?? 0) * 1.5, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  await expect(share).toHaveCSS('font-size', '26px');
  await page.keyboard.press('Alt+i');
  await expect(page.getByRole('region', { name: 'Inspector' })).toBeVisible();
  for (const part of ['.focus-bar', '.studio-theme-scheme label >> nth=2', '.studio-theme-scheme label >> nth=3'])
    expect(await overflows(page.locator(part)), part).toBe(false);
});

test('works in half a screen, with one panel beside the preview at a time', async ({ page, watch: _watch }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await openStudio(page);
  const editor = page.getByRole('heading', { name: 'Theme', exact: true });
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(editor).toBeVisible();
  await page.getByRole('radio', { name: 'Free size' }).click();
  await expect(page.getByLabel('Height in pixels')).toBeVisible();
  for (const part of ['html', '.studio-top', '.focus-bar'])
    expect(await overflows(page.locator(part)), part).toBe(false);
  await page.keyboard.press('Alt+i');
  await expect(inspector).toBeVisible();
  await expect(editor).toHaveCount(0);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(editor).toBeVisible();
  await expect(inspector).toHaveCount(0);
});

test('works on a phone, with the open panel above the preview', async ({ page, watch: _watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await openStudio(page);
  const submit = frame.getByRole('button', { name: 'Continue', exact: true });
  await primaryColor(page).fill('#10a010');
  await expect(submit).toHaveCSS('background-color', 'rgb(16, 160, 16)');
  for (const part of ['html', '.studio-top', '.studio-rail', '.studio-panel-body', '.focus-bar'])
    expect(await overflows(page.locator(part)), part).toBe(false);
  const editor = page.getByRole('region', { name: 'Theme editor' });
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const below = async () => ((await preview.boundingBox())?.y ?? 0) - ((await editor.boundingBox())?.y ?? 0);
  expect(await below()).toBeGreaterThan(0);

  // The frame does not load again when the panels move: what is typed stays.
  await frame.getByLabel('Email').fill('ada@acme.test');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(below).toBe(0);
  await expect(frame.getByLabel('Email')).toHaveValue('ada@acme.test');
});
