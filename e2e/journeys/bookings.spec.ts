import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

/** A whole application, offline: one worker answers its identity service and its own API. */
const demo = siteUrl('bookings-demo');

/** Books the boathouse, which is free for the next hours. */
async function book(place: Page | FrameLocator, title: string) {
  await place.getByRole('button', { name: 'New booking' }).click();
  await place.getByLabel('What for').fill(title);
  await place.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Boathouse · 14 seats' });
  await place.getByRole('button', { name: 'Book the room' }).click();
  await expect(place.getByRole('dialog')).toHaveCount(0);
  await expect(place.getByText(title, { exact: true })).toBeVisible();
}

test('one worker answers the identity service and the own API of a host, and lets its files pass', async ({
  page,
  watch: _watch,
}) => {
  const answered = { service: 0, api: 0 };
  const fromNetwork: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = pathname.startsWith('/frontegg/') ? 'service' : pathname.startsWith('/api/') ? 'api' : null;
    if (!kind) return;
    answered[kind] += 1;
    if (!response.fromServiceWorker()) fromNetwork.push(pathname);
  });
  await page.goto(`${demo}/?latency=0`);
  await book(page, 'Harbour tour');
  await page.getByRole('button', { name: 'Cancel Harbour tour' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('Harbour tour', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText('Ada Moreno cancelled “Harbour tour”')).toBeVisible();
  await expect(page.getByText('Ada Moreno booked Boathouse for “Harbour tour”')).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/mockServiceWorker.js')).text())).toContain(
    'Mock Service Worker',
  );
  expect(answered.service).toBeGreaterThan(0);
  expect(answered.api).toBeGreaterThan(0);
  expect(fromNetwork).toEqual([]);
});

test('the form shows that a room is taken', async ({ page, watch: _watch }) => {
  await page.goto(`${demo}/?latency=0`);
  await book(page, 'Harbour tour');
  await page.getByRole('button', { name: 'New booking' }).click();
  await page.getByLabel('What for').fill('Another tour');
  await page.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Boathouse · 14 seats' });
  await page.getByRole('button', { name: 'Book the room' }).click();
  await expect(page.getByRole('alert')).toHaveText('Boathouse is taken by “Harbour tour” at that time.');
});

test('a tenant on the Free plan meets its limits, and an upgrade lifts them', async ({ page, watch: _watch }) => {
  await page.goto(`${demo}/?latency=0`);
  await page.getByLabel('Account', { exact: true }).selectOption('Brightwater Studio');
  await expect(page.getByText('4 of 5 bookings of the Free plan')).toBeVisible();
  await book(page, 'Harbour tour');
  await page.getByRole('button', { name: 'New booking' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is used up' })).toBeVisible();
  // The host's dialog is modal: the checkout has to be usable over it.
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout: Premium' });
  await checkout.getByRole('button', { name: 'Use another card' }).click();
  await checkout.getByLabel('Card number').fill('4242');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(checkout).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your plan is used up' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { name: 'Activity is part of Premium' })).toBeVisible();
  await expect(page.getByText('$100 a month')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Ada Moreno booked Boathouse for “Harbour tour”')).toBeVisible();
  await page.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByText('5 bookings ahead')).toBeVisible();
});

/** Opens the host's modal dialog, with a button in it that opens the admin portal. */
async function openModal(page: Page) {
  await page.getByRole('button', { name: 'New booking' }).click();
  await page.locator('#root dialog').evaluate((dialog) => {
    const button = dialog.appendChild(document.createElement('button'));
    button.textContent = 'Open settings';
    button.onclick = () => document.querySelector<HTMLElement>('.menu-item')?.click();
  });
}

test('the admin portal is used over a modal dialog of the host, and outlives it', async ({ page, watch: _watch }) => {
  await page.goto(`${demo}/?latency=0`);
  await openModal(page);
  const subject = page.getByLabel('What for');
  const opener = page.getByRole('button', { name: 'Open settings' });
  const portal = page.getByRole('dialog', { name: 'Settings' });
  const search = portal.getByRole('searchbox');
  await subject.fill('Harbour tour');
  await opener.click();
  await portal.getByRole('button', { name: 'Users', exact: true }).click();
  await search.fill('ben');
  // Escape first clears the search: the browser must not take it for the end of a modal dialog.
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(portal).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(subject).toHaveValue('Harbour tour');

  await opener.click();
  await portal.getByRole('button', { name: 'Users', exact: true }).click();
  await search.fill('ben');
  await page.locator('#root dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(subject).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('ben');
  await portal.getByRole('button', { name: 'Invite user' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a user' });
  await expect(invitation).toBeVisible();
  // As Back does on Android.
  await page.locator('body > dialog').evaluate((layer: HTMLDialogElement) => layer.close());
  await expect(invitation).toHaveCount(0);
  await portal.getByRole('button', { name: 'Close settings' }).click();
  await expect(portal).toHaveCount(0);
  await page.getByRole('button', { name: 'New booking' }).click();
  await expect(subject).toBeVisible();
});

test('the team has two pages, and the admin portal manages it', async ({ page, watch: _watch }) => {
  await page.goto(`${demo}/team?latency=0`);
  await expect(page.getByText('10 members')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('jonas@acme.test')).toBeVisible();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Manage team' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
});

test('a user with the role Read Only sees everything and changes nothing; an unknown user is named', async ({
  page,
  watch,
}) => {
  await page.goto(`${demo}/?as=ines@acme.test&latency=0`);
  await expect(page.getByText('Weekly planning')).toBeVisible();
  await expect(page.getByRole('button', { name: /New booking|Cancel/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByText('10 members')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage team' })).toHaveCount(0);

  watch.allow(/No user of this world/);
  await page.goto(`${demo}/?as=unknown@acme.test`);
  await expect(page.getByText('No user of this world has the e-mail address unknown@acme.test.')).toBeVisible();
});

test('the login box moves with the router of the host', async ({ page, watch: _watch }) => {
  await page.goto(`${demo}/?as=&latency=0`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account\/login\?/);
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Light-42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
});

test('two frames of one page hold their own bookings', async ({ page, watch: _watch }) => {
  const address = `${demo}/?latency=0`;
  await page.goto(address);
  await page.setContent(`<iframe id="a" src="${address}"></iframe><iframe id="b" src="${address}"></iframe>`);
  const [first, second] = [page.frameLocator('#a'), page.frameLocator('#b')];
  await expect(second.getByRole('button', { name: 'New booking' })).toBeEnabled();
  await book(first, 'Harbour tour');
  await book(second, 'Night watch');
  await expect(second.getByText('Harbour tour', { exact: true })).toHaveCount(0);
});
