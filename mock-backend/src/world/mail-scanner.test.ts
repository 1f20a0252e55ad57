import { expect, it } from 'vitest';
import { passwordlessPostLogin, passwordlessPreLogin } from '../../../sdk/src/api/passwordless-and-webauthn';
import { sendPasswordReset, validateResetToken } from '../../../sdk/src/api/users';
import { openBrowser, quickWorld, refusal } from '../handlers/testing/browser';
import { offerMethods } from '../handlers/testing/policies';

const email = 'ada@acme.test';

function tokenOf(link: string | undefined) {
  return Object.fromEntries(new URL(link ?? '', 'https://host.test').searchParams);
}

it('spends a sign-in link on opening', async () => {
  const world = offerMethods(quickWorld(), 'MagicLink');
  const { http } = openBrowser(world);
  await passwordlessPreLogin(http, 'magiclink', { email });
  const [mail] = world.inbox.list();
  expect(await world.inbox.scan(mail!.id)).toBe(200);
  expect(world.inbox.list()[0]?.read).toBe(false);
  const { token = '' } = tokenOf(mail?.link);
  expect((await refusal(passwordlessPostLogin(http, 'magiclink', { token }))).statusCode).toBeGreaterThan(399);
});

it('does not spend a link whose page requires input first', async () => {
  const world = quickWorld();
  const { http } = openBrowser(world);
  await sendPasswordReset(http, { email });
  const [mail] = world.inbox.list();
  expect(await world.inbox.scan(mail!.id)).toBe(200);
  const { userId = '', token = '' } = tokenOf(mail?.link);
  await expect(validateResetToken(http, { userId, token })).resolves.toEqual({});
});

it('refuses an unknown mail', async () => {
  await expect(quickWorld().inbox.scan('no-such-mail')).rejects.toThrow('no row');
});
