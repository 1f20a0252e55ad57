import { mergeTests } from '@playwright/test';
import { expect, test as worldTest } from '@portico/mock-backend/playwright';
import { getResponse } from 'msw';
import { businessHandlers } from '../hosts/bookings/src/demo/business-handlers';
import { test as leakTest } from '../setup/leaks/leak-test';
import { siteUrl } from '../setup/serve';

/** The live build, whose own API is answered by the handlers of its demo, over the world of the test. */
const test = mergeTests(leakTest, worldTest).extend({
  page: async ({ page, world }, use) => {
    const handlers = businessHandlers(world);
    await page.route('**/api/**', async (route) => {
      const call = route.request();
      const request = new Request(call.url(), {
        method: call.method(),
        headers: await call.allHeaders(),
        body: call.postData(),
      });
      const response = await getResponse(handlers, request);
      if (!response) return route.abort();
      const headers = Object.fromEntries(response.headers);
      return route.fulfill({ status: response.status, headers, body: await response.text() });
    });
    await use(page);
  },
});

test.use({ baseURL: siteUrl('bookings'), serviceUrl: 'http://localhost:4600' });

test('a booking that is over is not shown any more', async ({ page, signIn, advance }) => {
  await signIn('ada@acme.test');
  await page.goto('/');
  await expect(page.getByText('Weekly planning')).toBeVisible();
  await advance(2 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByText('Call with the insurer')).toBeVisible();
  await expect(page.getByText('Weekly planning')).toHaveCount(0);
});

test('a member who is disabled in the service is shown as disabled', async ({ page, signIn }) => {
  await signIn('ada@acme.test');
  await page.goto('/team');
  await expect(page.getByRole('listitem').filter({ hasText: 'ben@acme.test' })).not.toContainText('Disabled');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'farid@acme.test' })).toContainText('Disabled');
});

test('an API that is down shows a message, and can be called again', async ({ page, signIn }) => {
  await signIn('ada@acme.test');
  await page.route('**/api/bookings', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Weekly planning')).toBeVisible();
});
