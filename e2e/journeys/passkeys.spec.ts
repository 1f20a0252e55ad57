import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

test('a world inside of a page makes a passkey with the browser and signs in with it, once', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(siteUrl('world'));
  const story = await page.evaluate(() => window.signInWithPasskey('ada@acme.test'));
  expect(story).toEqual({ made: 200, signedIn: 200, replayed: 410 });
});
