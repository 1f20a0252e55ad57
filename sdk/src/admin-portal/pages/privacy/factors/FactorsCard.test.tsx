// @vitest-environment jsdom
import { createKeyRing, createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../../mock-backend/src/handlers/testing/policies';
import type { Transport } from '../../../../core/transport';
import { preparePage } from '../../../test-portal';
import { cardOf, dialogOf, openPrivacy } from '../test-privacy';

preparePage();

const ADA = 'ada@acme.test';
const BEN = 'ben@acme.test';
const CHLOE = 'chloe@acme.test';
const CARD = 'Two-factor authentication';
const CODE_STEP_MS = 30_000;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));
const sent = (path: RegExp) => world.journal.list().filter((entry) => path.test(entry.path));
const lastCode = () => world.phone.list()[0]?.code ?? '';

/** Confirms that the recovery code is stored, and closes its step. */
async function storeRecoveryCode(user: Awaited<ReturnType<typeof openPrivacy>>['user']) {
  const step = await dialogOf('Save your recovery code');
  await user.click(step.getByRole('checkbox', { name: 'I have saved the recovery code' }));
  await user.click(step.getByRole('button', { name: 'Done' }));
}

it('sets up an authenticator app: a wrong code first, then the recovery code, which is not lost by a slip', async () => {
  const { user } = await openPrivacy(world, { signedInAs: ADA });
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = await dialogOf('Set up your authenticator app');
  const field = await dialog.findByLabelText('6-digit code');
  expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  const code = world.authenticator.code(ADA);
  await user.type(field, wrong(code));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getAllByText('This code is not right. Check it and try again.')).not.toEqual([]);
  await user.clear(field);
  await user.type(field, code);

  const step = await dialogOf('Save your recovery code');
  expect(step.getByText(/^\w{16}$/)).toBeTruthy();
  expect(step.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('recovery-code.txt');
  await user.keyboard('{Escape}');
  expect(step.getByText('Save the code first, and confirm it here.')).toBeTruthy();
  await storeRecoveryCode(user);
  expect(await screen.findByText('Protected by two factors')).toBeTruthy();
  expect((await cardOf(CARD)).getByRole('button', { name: 'Turn off: Authenticator app' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set up an authenticator app' })).toBeNull();
});

it('shows that the factor is on if the answer to the code was lost and the user cancels', async () => {
  const through = (transport: Transport) => async (request: Request) => {
    const response = await transport(request);
    if (request.method === 'POST' && request.url.endsWith('/authenticator/enroll/verify')) throw new TypeError('Lost');
    return response;
  };
  const { user } = await openPrivacy(world, { signedInAs: ADA, through });
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = await dialogOf('Set up your authenticator app');
  await user.type(await dialog.findByLabelText('6-digit code'), world.authenticator.code(ADA));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Protected by two factors')).toBeTruthy();
});

it('sets up a phone with the code sent there', async () => {
  const { user } = await openPrivacy(world, { signedInAs: ADA, dialog: { kind: 'enableMfaSms' } });
  const dialog = await dialogOf('Set up codes by text message');
  const number = await dialog.findByRole('textbox', { name: /Phone number/ });
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  expect(dialog.getByText('Enter your phone number.')).toBeTruthy();
  await user.type(number, '+12025550199');
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  const step = await dialogOf('Check your phone');
  await user.type(await step.findByLabelText('6-digit code'), lastCode());
  await storeRecoveryCode(user);
  expect(await screen.findByRole('button', { name: /^Turn off: Text message/ })).toBeTruthy();
});

it('sets up a security key, and turns it off with the key', async () => {
  const { user } = await openPrivacy(world, { signedInAs: ADA, credentials: createKeyRing() });
  await user.click(await screen.findByRole('button', { name: 'Set up a security key' }));
  await user.click((await dialogOf('Set up a security key')).getByRole('button', { name: 'Continue' }));
  await storeRecoveryCode(user);
  await user.click(await screen.findByRole('button', { name: 'Turn off: Security key' }));
  await user.click((await dialogOf('Turn off this key?')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('The second factor is off.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off: Security key' })).toBeNull());
});

it('says why the browser returned no key, and keeps the dialog', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const credentials = { create: refuse, get: refuse, offersAutofill: async () => false };
  const dialogState = { kind: 'enableMfaWebAuthn', deviceType: 'Platform' } as const;
  const { user } = await openPrivacy(world, { signedInAs: ADA, credentials, dialog: dialogState });
  const dialog = await dialogOf('Set up this device');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/^Your device did not confirm/)).toBeTruthy();
});

it('turns an authenticator app off with its code', async () => {
  const { user } = await openPrivacy(world, { signedInAs: BEN });
  await user.click(await screen.findByRole('button', { name: 'Turn off: Authenticator app' }));
  const dialog = await dialogOf('Turn off the authenticator app?');
  world.clock.advance(CODE_STEP_MS);
  await user.type(dialog.getByLabelText('6-digit code'), world.authenticator.code(BEN));
  expect(await screen.findByText('The second factor is off.')).toBeTruthy();
  expect(await screen.findByText('Protected by one factor only')).toBeTruthy();
});

it('sends a code only on request, and turns the phone off with it', async () => {
  const { user } = await openPrivacy(world, { signedInAs: CHLOE });
  await user.click(await screen.findByRole('button', { name: /^Turn off: Text message/ }));
  const dialog = await dialogOf('Turn off codes by text message?');
  const before = world.phone.list().length;
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  const field = await dialog.findByLabelText('6-digit code');
  expect(world.phone.list()).toHaveLength(before + 1);
  await user.type(field, lastCode());
  expect(await screen.findByText('The second factor is off.')).toBeTruthy();
});

it('turns all factors off with one code', async () => {
  const { user } = await openPrivacy(world, { signedInAs: BEN });
  await user.click(await screen.findByRole('button', { name: 'Turn off all factors' }));
  const dialog = await dialogOf('Turn off two-factor authentication?');
  world.clock.advance(CODE_STEP_MS);
  await user.type(dialog.getByLabelText('Code'), world.authenticator.code(BEN));
  await user.dblClick(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-factor authentication is off.')).toBeTruthy();
  expect(sent(/mfa\/disable$/)).toHaveLength(1);
});

it('turns all factors off with a code in full-width digits', async () => {
  const { user } = await openPrivacy(world, { signedInAs: BEN });
  await user.click(await screen.findByRole('button', { name: 'Turn off all factors' }));
  const dialog = await dialogOf('Turn off two-factor authentication?');
  world.clock.advance(CODE_STEP_MS);
  const code = world.authenticator.code(BEN).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await user.type(dialog.getByLabelText('Code'), code);
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-factor authentication is off.')).toBeTruthy();
});

it('keeps the last factor if the organization requires one, and says so', async () => {
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'Force' });
  const { user } = await openPrivacy(world, { signedInAs: BEN });
  const button = await screen.findByRole('button', { name: 'Turn off: Authenticator app' });
  expect(screen.getByText('Required by your organization')).toBeTruthy();
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/^Your organization requires a second factor/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Turn off all factors' })).toBeNull();
});

it('offers only the kinds that the vendor offers', async () => {
  setVendorPolicy(world, 'mfa-strategies', { SMS: false });
  await openPrivacy(world, { signedInAs: ADA });
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set up codes by text message' })).toBeNull();
});

it('hides the second factors as the vendor sets it, and loads none', async () => {
  const themeV2 = {
    adminPortal: { pages: { privacy: { fieldsProperties: { mfa: { appearance: 'hidden' } } } } },
  } as const;
  await openPrivacy(world, { metadata: { themeV2 } });
  expect(await cardOf('Passkeys')).toBeTruthy();
  expect(screen.queryByRole('region', { name: CARD })).toBeNull();
  expect(sent(/mfa\/devices$/)).toEqual([]);
});

it('prints the recovery code on a sheet of its own', async () => {
  const { user } = await openPrivacy(world, { signedInAs: ADA, dialog: { kind: 'enableMfaAuthenticatorApp' } });
  const field = await (await dialogOf('Set up your authenticator app')).findByLabelText('6-digit code');
  await user.type(field, world.authenticator.code(ADA));
  const step = await dialogOf('Save your recovery code');
  const code = step.getByText(/^\w{16}$/).textContent;
  const frames = () => [...document.querySelectorAll('iframe')];
  await user.click(step.getByRole('button', { name: 'Print' }));
  expect(frames()[0]?.contentDocument?.body.textContent).toContain(code);
  frames()[0]?.contentWindow?.dispatchEvent(new Event('afterprint'));
  expect(frames()).toEqual([]);
});
