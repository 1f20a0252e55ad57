import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
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

test('an administrator connects a provider: leaves the guide, refuses a harmful file, and goes live at the second attempt', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed calls: the check of a record that is not there yet, and the fault.
  watch.allow(/Simulated failure 500|409/);
  world.publish({ navigation: { sso: { visibility: 'byPermissions' } } });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Single sign-on');
  await user.press('Add connection');
  const form = page.getByRole('dialog', { name: 'Add a connection' });
  await form.getByRole('radio', { name: 'JumpCloud' }).check();
  await form.getByRole('button', { name: 'Continue' }).click();

  await user.fill('Domain', DOMAIN);
  await user.press('Claim domain');
  await user.press('Check DNS record');
  await expect(page.getByText(`No such record at ${DOMAIN} yet`)).toBeVisible();
  const text = await page.getByRole('group', { name: 'Value of the TXT record' }).locator('code').innerText();
  world.dns.publish({ domain: DOMAIN, text });
  await user.press('Check DNS record');
  await expect(page.getByText('The DNS proves that this domain is yours.')).toBeVisible();
  await user.press('Next');
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
  const [row] = world.snapshot().tables.ssoConfigurations as { publicCertificate: string }[];
  await file.setInputFiles(xmlFile(metadataOf(row?.publicCertificate ?? '')));
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
