import type { Page } from '@playwright/test';
import type { World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { keyboard, pointer, reach, type UserActions } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const DOMAIN = 'harbor.example';

/** The metadata file of a provider with this certificate. */
const metadataOf = (certificate: string) =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://idp.example">
    <md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      <md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/>
    </md:IDPSSODescriptor>
  </md:EntityDescriptor>`;
const xmlFile = (text: string) => ({ name: 'metadata.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });

/** Signs in, opens the page with the connections, and the form for a new one. */
async function addConnection(user: UserActions, world: World, open: (address: string) => Promise<void>) {
  world.publish({ navigation: { sso: { visibility: 'byPermissions' } } });
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Single sign-on');
  await user.press('Add connection');
}

/** Claims the domain: a first check finds no record, a second one finds it. */
async function claimDomain(user: UserActions, page: Page, world: World) {
  await user.fill('Domain', DOMAIN);
  await user.press('Claim domain');
  await user.press('Check DNS record');
  await expect(page.getByText(`No such record at ${DOMAIN} yet`)).toBeVisible();
  const text = await page.getByRole('group', { name: 'Value of the TXT record' }).locator('code').innerText();
  world.dns.publish({ domain: DOMAIN, text });
  await user.press('Check DNS record');
  await expect(page.getByText('The DNS proves that this domain is yours.')).toBeVisible();
  await user.press('Next');
}

/** The metadata file of a provider with the certificate of the connection that the team has. */
function providerFile(world: World) {
  const [row] = world.snapshot().tables.ssoConfigurations as { publicCertificate: string }[];
  return xmlFile(metadataOf(row?.publicCertificate ?? ''));
}

test('an administrator connects a provider: leaves the guide, refuses a harmful file, and goes live at the second attempt', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed calls: the check of a record that is not there yet, and the fault.
  watch.allow(/Simulated failure 500|409/);
  const user = pointer(page);
  await addConnection(user, world, open);
  const form = page.getByRole('dialog', { name: 'Add a connection' });
  await form.getByRole('radio', { name: 'JumpCloud' }).check();
  await form.getByRole('button', { name: 'Continue' }).click();

  await claimDomain(user, page, world);
  await expect(page.getByRole('group', { name: 'SP Entity ID' })).toBeVisible();

  await user.press('All connections');
  await page.getByRole('button', { name: DOMAIN, exact: true }).click();
  await user.press('Connect');
  await page.getByRole('tab', { name: 'Metadata file' }).click();
  await page.reload();
  await page.getByRole('tab', { name: 'Metadata file' }).click();
  const file = page.locator('input[type="file"]');
  await file.setInputFiles(xmlFile('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'));
  await expect(page.getByText('It contains a document type (DOCTYPE) or entities.')).toBeVisible();
  await file.setInputFiles(providerFile(world));
  await expect(page.getByLabel('Sign-in address')).toHaveValue('https://idp.example/sso');

  await user.press('Next');
  await user.press('Next');
  const fault = world.faults.add({
    call: 'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}',
    kind: 'status',
    status: 500,
  });
  await user.press('Turn on');
  await expect(page.getByRole('alert')).toBeFocused();
  world.faults.remove(fault);
  await user.press('Turn on');
  await expect(page.getByText('The connection is on')).toBeVisible();
});

test('an administrator connects a provider by keyboard alone', async ({ live: { page, world, open }, watch }) => {
  watch.allow(/409/);
  const user = keyboard(page);
  await addConnection(user, world, open);
  const form = page.getByRole('dialog', { name: 'Add a connection' });
  await expect(form.getByRole('radio', { name: 'Okta' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await user.press('Continue');

  await claimDomain(user, page, world);
  await user.press('Next');

  await reach(page, page.getByRole('tab', { name: 'Metadata address' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await user.press('Choose a file');
  await (await chooser).setFiles(providerFile(world));
  await expect(page.getByLabel('Sign-in address')).toHaveValue('https://idp.example/sso');
  await user.press('Next');
  await user.press('Next');
  await user.press('Turn on');
  await expect(page.getByText('The connection is on')).toBeVisible();
});

/** Turns on the connection that the team has. */
function turnOn(world: World) {
  const { tables, ...snapshot } = world.snapshot();
  const ssoConfigurations = (tables.ssoConfigurations as object[]).map((row) => ({ ...row, enabled: true }));
  world.restore({ ...snapshot, tables: { ...tables, ssoConfigurations } });
}

/** Chooses an account on the provider's page. */
async function answerAs(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** An answer is valid for minutes by the clock of the world, so the browser has to have the same. */
const setClock = (page: Page, world: World) => page.clock.setFixedTime(world.clock.now());
const postLogins = (world: World) => world.journal.list().filter(({ path }) => /(saml|oidc)\/postlogin/.test(path));
const passed = (page: Page) => page.getByRole('heading', { name: 'The test sign-in succeeded' });

test('an administrator tests a sign-in from the page of the portal, at the second attempt, and again after Back', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure 500/);
  world.publish({ navigation: { sso: { visibility: 'byPermissions' } } });
  const user = pointer(page);
  await setClock(page, world);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await expect(page.getByRole('button', { name: 'Open the admin portal' })).toBeVisible();
  turnOn(world);
  await open('/account/portal/sso?connection=sso-acme&step=test');
  const call = 'POST /identity/resources/auth/v2/user/sso/prelogin';
  const fault = world.faults.add({ call, kind: 'status', status: 500 });
  await user.press('Start test');
  await expect(page.getByRole('alert')).toBeFocused();
  world.faults.remove(fault);
  await user.press('Start test');

  await expect(page.getByRole('heading', { name: 'Sign in with Acme Harbor' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('The last test has not come back')).toBeVisible();
  await user.press('Test again');
  await page.getByRole('combobox').selectOption('for another service');
  await answerAs(page, 'Ines Carvalho');
  await expect(page.getByRole('heading', { name: 'The test sign-in failed' })).toBeVisible();
  await expect(page.getByText(/Correct the entity ID at your provider/)).toBeVisible();

  await user.press('Test again');
  await page.getByLabel('Help desk').check();
  await answerAs(page, 'Ines Carvalho');
  await expect(passed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/portal\/sso\?connection=sso-acme&step=test$/);
  expect(postLogins(world)).toEqual([]);
});

test('an administrator tests a sign-in from the portal over the host, and is still who they were', async ({
  live: { page, world, open },
}) => {
  world.publish({ navigation: { sso: { visibility: 'byPermissions' } } });
  const user = pointer(page);
  await setClock(page, world);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  turnOn(world);
  const host = page.url();
  await user.press('Single sign-on');
  await user.press('Actions for acme.test');
  await page.getByRole('menuitem', { name: 'Test sign-in' }).click();
  await user.press('Start test');
  await answerAs(page, 'Ines Carvalho');
  await expect(passed(page)).toBeVisible();
  expect(page.url()).toBe(host);
  await user.press('Profile');
  await expect(page.getByText('ada@acme.test').first()).toBeVisible();
  expect(postLogins(world)).toEqual([]);
});
