import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { withRefusals } from '../setup/refuse-storage';
import { siteUrl } from '../setup/serve';
import { importFile, openStudio, primaryColor, STUDIO_DATABASE, savedNote } from '../setup/studio';

const [RED, GREEN, BLUE] = ['#a01010', '#10a010', '#1010a0'];

declare global {
  interface Window {
    /** An open database, so that it is not closed while the page lives. */
    blockingDatabase?: IDBDatabase;
  }
}

/** Whether the browser asks before it leaves the page. */
async function asksBeforeLeaving(page: Page) {
  const asked = page.waitForEvent('dialog');
  const left = page.goto('about:blank').catch(() => undefined);
  const dialog = await asked;
  await dialog.dismiss();
  await left;
  return dialog.type() === 'beforeunload';
}

/** Saves a colour and waits until the studio says that it is saved. */
async function savePrimary(page: Page, color: string) {
  await primaryColor(page).fill(color);
  await expect(savedNote(page)).toHaveText(/^Saved/);
}

/** Changes the design and closes it, with no time between for a planned save. */
async function undoAndLeave(page: Page) {
  await page.getByRole('button', { name: /^Undo: / }).evaluate((button: HTMLElement) => {
    button.click();
    location.assign('about:blank');
  });
  await page.waitForURL('about:blank');
}

test('two tabs never overwrite each other: each shows a message at once, after a choice, and when it closes', async ({
  page: first,
  context,
  watch: _watch,
}) => {
  await openStudio(first);
  await savePrimary(first, RED);
  const second = await context.newPage();
  await openStudio(second);
  await savePrimary(second, GREEN);
  await expect(savedNote(first)).toHaveText(/^Open elsewhere/);

  await first.getByRole('button', { name: 'Keep this one' }).click();
  await expect(savedNote(first)).toHaveText(/^Saved/);
  await expect(savedNote(second)).toHaveText(/^Open elsewhere/);
  await second.getByRole('button', { name: 'Use the other version' }).click();
  await expect(primaryColor(second)).toHaveValue(RED);

  // The first tab doesn't hear of what the second one saves, and changes something just before it closes.
  await second.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await savePrimary(second, BLUE);
  await expect(savedNote(first)).toHaveText(/^Saved/);
  await undoAndLeave(first);
  await openStudio(first);
  await expect(primaryColor(first)).toHaveValue(BLUE);
});

test('saves a change that is made just before the page closes', async ({ page, watch: _watch }) => {
  await openStudio(page);
  await savePrimary(page, RED);
  await page.reload();
  await savePrimary(page, GREEN);
  await undoAndLeave(page);
  await openStudio(page);
  await expect(primaryColor(page)).toHaveValue(RED);
});

test('keeps a design of several megabytes over a reload, and takes its own export back', async ({
  page,
  watch: _watch,
}) => {
  test.slow();
  const frame = await openStudio(page);
  const texts = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`note${index}`, 'x'.repeat(100 * 1024)] as const),
  );
  const design = { themeV2: { loginBox: { palette: { primary: { main: RED } } } }, localizations: { en: texts } };
  await importFile(page, 'large.json', JSON.stringify(design));
  await expect(frame.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(160, 16, 16)');
  await expect(savedNote(page)).toHaveText(/^Saved/);

  await page.reload();
  await expect(frame.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(160, 16, 16)');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export metadata' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(exported)).toEqual(design);
  await importFile(page, 'again.json', exported);
  await expect(page.getByText('again.json is in place.')).toBeVisible();
});

test('stores what is edited before the storage has answered, on top of what it holds', async ({
  page,
  context,
  watch: _watch,
}) => {
  const frame = await openStudio(page);
  await frame.getByLabel('Email').waitFor();
  await savePrimary(page, RED);
  await page.goto('about:blank');

  // A tab of an earlier release keeps the storage from opening.
  const holder = await context.newPage();
  await holder.goto(`${siteUrl('studio')}/frame.html`);
  await holder.evaluate(
    (name) =>
      new Promise<void>((done) => {
        indexedDB.deleteDatabase(name).onsuccess = () => {
          const request = indexedDB.open(name, 1);
          request.onupgradeneeded = () => {
            request.result.createObjectStore('drafts').put(
              {
                version: 1,
                savedBy: 'earlier',
                revision: 4,
                document: { name: 'Earlier work', metadata: { custom: true } },
                past: [],
                future: [],
              },
              'default',
            );
            request.result.createObjectStore('damaged');
          };
          request.onsuccess = () => {
            window.blockingDatabase = request.result;
            done();
          };
        };
      }),
    STUDIO_DATABASE,
  );
  await openStudio(page);
  await primaryColor(page).fill(GREEN);
  await expect(page.getByText(/holds an earlier release/)).toBeVisible();
  await expect(savedNote(page)).toHaveText(/^Saving/);
  await holder.close();
  await expect(savedNote(page)).toHaveText(/^Saved/);
  await expect(page.getByLabel('Project name')).toHaveValue('Earlier work');
  await page.reload();
  await expect(page.getByLabel('Project name')).toHaveValue('Earlier work');
  await expect(primaryColor(page)).toHaveValue(GREEN);
});

test('says when the browser refuses to save, asks before it loses work, and saves once it can', async ({
  page,
  watch: _watch,
}) => {
  await withRefusals(page);
  await openStudio(page);
  await savePrimary(page, RED);
  await page.evaluate(() => {
    window.refuseStorage = 'QuotaExceededError';
  });
  await primaryColor(page).fill(GREEN);
  await expect(page.getByText(/no room left for the design/)).toBeVisible();
  await expect(savedNote(page)).toHaveText(/^Not saved/);
  expect(await asksBeforeLeaving(page)).toBe(true);

  await page.evaluate(() => {
    delete window.refuseStorage;
  });
  await expect(savedNote(page)).toHaveText(/^Saved/, { timeout: 15_000 });
  await expect(page.getByText(/no room left for the design/)).toHaveCount(0);
  await page.reload();
  await expect(primaryColor(page)).toHaveValue(GREEN);
});

test('asks before it loses the version of a tab that has stopped saving', async ({
  page: first,
  context,
  watch: _watch,
}) => {
  await openStudio(first);
  await savePrimary(first, RED);
  const second = await context.newPage();
  await openStudio(second);
  await savePrimary(second, GREEN);
  await expect(savedNote(first)).toHaveText(/^Open elsewhere/);
  expect(await asksBeforeLeaving(first)).toBe(true);
});

test('says so when the site data is cleared, and stores the design again', async ({ page, context, watch: _watch }) => {
  await openStudio(page);
  await savePrimary(page, RED);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: siteUrl('studio'), storageTypes: 'all' });
  await expect(page.getByText('The studio can save again.')).toBeVisible();
  await expect(savedNote(page)).toHaveText(/^Saved/);
  await page.reload();
  await expect(primaryColor(page)).toHaveValue(RED);
});

test('opens fresh next to a database of a later release, and hands that out', async ({ page, watch: _watch }) => {
  await page.goto(`${siteUrl('studio')}/frame.html`);
  await page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        const request = indexedDB.open(name, 99);
        request.onupgradeneeded = () => request.result.createObjectStore('designs').put('later work', 'default');
        request.onsuccess = () => {
          request.result.close();
          done();
        };
      }),
    STUDIO_DATABASE,
  );
  await openStudio(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it' }).click();
  const old = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(old).toEqual({ [STUDIO_DATABASE]: { designs: [{ key: 'default', value: 'later work' }] } });

  await savePrimary(page, RED);
  await page.reload();
  await expect(primaryColor(page)).toHaveValue(RED);
  await expect(page.getByRole('button', { name: 'Download it' })).toHaveCount(0);
});

test('takes an import back, not the edit that came after it, and withdraws the offer when it is undone', async ({
  page,
  watch: _watch,
}) => {
  await openStudio(page);
  await primaryColor(page).fill(RED);
  await importFile(page, 'acme.json', '{"themeV2": {"palette": {"primary": {"main": "#10a010"}}}}');
  const back = page.getByRole('button', { name: 'Back to before acme.json' });
  await expect(back).toBeVisible();
  await primaryColor(page).fill(BLUE);
  await back.click();
  await expect(primaryColor(page)).toHaveValue(RED);

  await importFile(page, 'acme.json', '{"themeV2": {"palette": {"primary": {"main": "#10a010"}}}}');
  await expect(back).toBeVisible();
  await page.getByRole('button', { name: /^undo: import/i }).click();
  await expect(back).toHaveCount(0);
  await expect(primaryColor(page)).toHaveValue(RED);
});
