import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';
import { importFile, openStudio, primaryColor, savedNote } from '../setup/studio';

const SITE = 'https://pictures.test';
const design = JSON.stringify({
  themeV2: {
    palette: { primary: { main: '#10a010' } },
    loginBox: {
      logo: { image: `${SITE}/logo.png`, alt: 'Acme' },
      rootStyle: { backgroundImage: `url("${SITE}/page.png")` },
    },
  },
});
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Answers the pictures, and lists the requested ones. */
async function picturesAsked(page: Page) {
  const asked: string[] = [];
  await page.context().route(`${SITE}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/gif', body: pixel });
  });
  return asked;
}

test.beforeEach(({ watch }) => watch.allow(/^left the machine: https:\/\/pictures\.test\//));

test('an import loads no picture of another site before the vendor agrees', async ({ page }) => {
  const asked = await picturesAsked(page);
  const frame = await openStudio(page);
  await frame.getByLabel('Email').waitFor();
  await importFile(page, 'acme.json', design);
  const dialog = page.getByRole('dialog', { name: 'Load pictures from other sites?' });
  await expect(dialog.getByText('pictures.test')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(primaryColor(page)).not.toHaveValue('#10a010');

  await importFile(page, 'acme.json', design);
  await dialog.getByRole('button', { name: 'Leave them out' }).click();
  await expect(primaryColor(page)).toHaveValue('#10a010');
  await expect(savedNote(page)).toHaveText(/^Saved/);
  expect(asked).toEqual([]);

  await importFile(page, 'acme.json', design);
  await dialog.getByRole('button', { name: 'Load the pictures' }).click();
  await expect(frame.getByRole('img', { name: 'Acme' })).toBeVisible();
  await expect.poll(() => [...asked].sort()).toEqual(expect.arrayContaining(['/logo.png', '/page.png']));
  await expect(savedNote(page)).toHaveText(/^Saved/);

  // What the design loads already isn't asked about again.
  await importFile(page, 'acme.json', design);
  await expect(page.getByText('acme.json is in place.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a shared link loads no picture of another site before the vendor agrees', async ({
  page,
  openBrowser,
  watch,
}) => {
  const asked = await picturesAsked(page);
  await openStudio(page);
  await importFile(page, 'acme.json', design);
  await page.getByRole('button', { name: 'Load the pictures' }).click();
  await expect(primaryColor(page)).toHaveValue('#10a010');
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByRole('dialog').getByLabel('Link');
  await expect(field).toHaveValue(/share=/);
  const link = await field.inputValue();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  watch.forget();

  const elsewhere = await openBrowser();
  const askedElsewhere = await picturesAsked(elsewhere);
  await elsewhere.goto(link.replace(/^.*?\/#/, `${siteUrl('studio')}/#`));
  await elsewhere.getByRole('button', { name: 'Leave them out' }).click();
  await expect(primaryColor(elsewhere)).toHaveValue('#10a010');
  await expect(elsewhere.frameLocator('iframe').first().getByLabel('Email')).toBeVisible();
  expect(askedElsewhere).toEqual([]);
});

test('a world file loads no picture of another site before the vendor agrees', async ({ page }) => {
  const asked = await picturesAsked(page);
  const frame = await openStudio(page, 'screen=admin-portal/profile&state=default');
  await frame.getByRole('heading', { name: 'Profile' }).first().waitFor();
  await page.getByRole('button', { name: 'Open the world', exact: true }).click();
  await page.getByRole('tab', { name: 'World file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Load pictures from other sites?' });
  const portal = frame.getByRole('button', { name: 'Open the admin portal' });

  /** Saves the world, and opens it again with a logo of another site for each tenant. */
  async function openWithLogos() {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the world' }).click();
    const world = await readFile(await (await download).path(), 'utf8');
    const buffer = Buffer.from(world.replaceAll('"logo": ""', `"logo": "${SITE}/tenant.png"`));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a world' }).click();
    await (await chooser).setFiles({ name: 'acme-world.json', mimeType: 'application/json', buffer });
  }

  await openWithLogos();
  await expect(dialog.getByText('pictures.test')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave them out' }).click();
  await portal.click();
  await expect(frame.getByRole('heading', { name: 'Profile' }).first()).toBeVisible();
  expect(asked).toEqual([]);

  await openWithLogos();
  await dialog.getByRole('button', { name: 'Load the pictures' }).click();
  await portal.click();
  await expect.poll(() => asked).toContain('/tenant.png');
});

test('refuses a file with a picture that is no picture', async ({ page }) => {
  await openStudio(page);
  await importFile(page, 'acme.json', design.replace(`${SITE}/logo.png`, 'javascript:alert(1)'));
  await expect(page.getByText(/acme\.json cannot be used as metadata.*javascript: address/)).toBeVisible();
});

test('refuses a chosen picture that browsers do not display, and keeps the logo', async ({ page }) => {
  const frame = await openStudio(page);
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const choose = (name: string, text: string) =>
    logo.locator('input').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const shown = logo.getByRole('img', { name: 'Logo in use' });
  await choose('logo.svg', svg);
  await expect(shown).toBeVisible();
  const address = await shown.getAttribute('src');

  await choose('copied.svg', svg.replace(/ xmlns="[^"]*"/, ''));
  await expect(page.getByText(/copied\.svg is damaged or lacks xmlns=/)).toBeVisible();
  await expect(shown).toHaveAttribute('src', `${address}`);
  await expect(frame.locator(`img[src="${address}"]`)).toBeVisible();
});
