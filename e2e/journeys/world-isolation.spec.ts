import type { FrameLocator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

/** Signs in where a demo shows its first page. */
async function signIn(place: Page | FrameLocator, email: string) {
  await place.getByRole('button', { name: 'Sign in' }).click();
  await place.getByLabel('Email').fill(email);
  await place.getByRole('button', { name: 'Continue' }).click();
  await place.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await place.getByRole('button', { name: 'Sign in' }).click();
  await expect(place.getByText(`Signed in as ${email}`)).toBeVisible();
}

for (const adapter of ['in-page', 'service-worker']) {
  const address = `${siteUrl('spa-demo')}/?adapter=${adapter}&latency=0`;

  test(`each of two frames of a page has its own world, ${adapter}`, async ({ page, watch: _watch }) => {
    await page.goto(address);
    await page.setContent(`<iframe id="a" src="${address}"></iframe><iframe id="b" src="${address}"></iframe>`);
    const [first, second] = [page.frameLocator('#a'), page.frameLocator('#b')];
    await signIn(first, 'ada@acme.test');
    await expect(second.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await signIn(second, 'ines@acme.test');
    await expect(first.getByText('Signed in as ada@acme.test')).toBeVisible();
  });

  test(`each of two tabs of a browser has its own world, ${adapter}`, async ({ page, context, watch: _watch }) => {
    const other = await context.newPage();
    await page.goto(address);
    await other.goto(address);
    await signIn(page, 'ada@acme.test');
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await signIn(other, 'ines@acme.test');
    await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  });
}
