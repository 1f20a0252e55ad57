// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';
import { certificateProblem } from './metadata/read-metadata';

preparePage();

const CONFIGURATIONS = '/team/resources/sso/v1/configurations';
const READY = 'sso-acme';
const DNS_CHECK_MS = 30_000;
const shown = { navigation: { sso: { visibility: 'byPermissions' } } } as const;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

type Row = { id: string } & Record<string, unknown>;

/** Changes the connections, as another administrator would. */
function change(edit: (connections: Row[]) => Row[]) {
  const { tables, ...snapshot } = world.snapshot();
  const ssoConfigurations = edit(tables.ssoConfigurations as Row[]);
  world.restore({ ...snapshot, tables: { ...tables, ssoConfigurations } });
}
const changeReady = (more: Record<string, unknown>) =>
  change((rows) => rows.map((row) => (row.id === READY ? { ...row, ...more } : row)));
const saved = (id = READY) => (world.snapshot().tables.ssoConfigurations as Row[]).find((row) => row.id === id);
const certificate = () => String(saved()?.publicCertificate);

const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'sso', metadata: shown, ...options });
const step = (name: string, connection = READY) => mount({ params: { connection, step: name } });
const sent = (method: string) =>
  world.journal.list().filter((entry) => entry.method === method && entry.path.startsWith(CONFIGURATIONS));
/** Advances to the next check of the DNS, once the page waits for it. */
const pass = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  world.clock.advance(DNS_CHECK_MS);
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The certificate of the provider, with an end in the past. */
const expiredCertificate = () => btoa(atob(certificate()).replace('491231000000Z', '200601000000Z'));
const metadata = (more = '', key = certificate()) =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://idp.example">
    <md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      <md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${key}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/>${more}
    </md:IDPSSODescriptor>
  </md:EntityDescriptor>`;
const fileOf = (text: string) => new File([text], 'metadata.xml', { type: 'text/xml' });

it('is hidden until the document shows it, and from a user who may not read it', async () => {
  await renderPortal(world, { page: 'sso' });
  expect(screen.queryByRole('heading', { name: 'Single sign-on' })).toBeNull();
});

it('adds a connection, claims a domain, reads a file and turns the connection on', async () => {
  const { app, user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Add connection' }));
  const form = await dialog('Add a connection');
  await user.click(form.getByRole('radio', { name: 'OneLogin' }));
  await user.click(form.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: 'Domain' }), 'Harbor.Example');
  await user.click(screen.getByRole('button', { name: 'Claim domain' }));
  await screen.findByRole('heading', { name: 'harbor.example', level: 2 });
  const connectionId = app.portal.getState().params?.connection ?? '';
  expect(saved(connectionId)).toMatchObject({ type: 'saml', enabled: false });

  await user.click(screen.getByRole('button', { name: 'Check DNS record' }));
  await screen.findByText('No such record at harbor.example yet');
  world.dns.publish({ domain: 'harbor.example', text: String(saved(connectionId)?.generatedVerification) });
  await user.click(screen.getByRole('button', { name: 'Check DNS record' }));
  await screen.findByText('The DNS proves that this domain is yours.');

  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('group', { name: 'ACS (Consumer) URL' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('tab', { name: 'Metadata file' }));
  await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fileOf(metadata()));
  await screen.findByDisplayValue('https://idp.example/sso');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('No groups yet');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText('The connection is on');
  expect(saved(connectionId)).toMatchObject({
    enabled: true,
    ssoEndpoint: 'https://idp.example/sso',
    signRequest: true,
  });
});

it.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a/>', /document type/],
  ['a file that is no XML', 'hello', /not whole XML/],
  ['other XML', '<a/>', /not the metadata of one identity provider/],
  ['metadata of a service', '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata"/>', /IDPSSODescriptor/],
  ['a damaged certificate', metadata('', 'AAAA'), /damaged/],
  ['no certificate', metadata('', ''), /no certificate/],
  ['an XML bomb', '<!DOCTYPE b [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]><b>&b;</b>', /document type/],
  ['an external entity', '<!doctype a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', /document type/],
  ['a private key', metadata('', '-----BEGIN PRIVATE KEY-----'), /contains a private key/],
  ['more than the service takes', `<a>${'x'.repeat(1_000_001)}</a>`, /larger than 1 MB/],
])('refuses %s before anything is sent', async (_, text, sentence) => {
  const { user } = await step('provider');
  await user.click(await screen.findByRole('tab', { name: 'Metadata file' }));
  const before = sent('PUT').length;
  await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fileOf(text));
  const alert = await screen.findByText(sentence);
  expect(alert.closest('[role="alert"]')).toHaveProperty('tabIndex', -1);
  expect(sent('PUT')).toHaveLength(before);
});

it('names a connection of many domains by the first of them', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const [domain] = tables.ssoDomains as Row[];
  const branches = Array.from({ length: 99 }, (_, at) => ({
    ...domain,
    id: `branch-${at}`,
    domain: `pier-${at}.test`,
  }));
  world.restore({ ...snapshot, tables: { ...tables, ssoDomains: [domain, ...branches] } });
  const { user } = await mount();
  const name = 'acme.test, pier-0.test, pier-1.test and 97 more';
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('heading', { level: 1, name });
  await user.click(screen.getByRole('button', { name: /^Claim a domain/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'pier-98.test' })).toBeTruthy();
});

it('gives the provider a file with the values of the service', async () => {
  const saving = vi.fn((_: Blob) => 'blob:metadata');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saving, revokeObjectURL: () => undefined }));
  const { user } = await step('service');
  await user.click(await screen.findByRole('button', { name: 'Download metadata' }));
  const text = await saving.mock.calls[0]?.[0].text();
  const [service] = new DOMParser()
    .parseFromString(text ?? '', 'text/xml')
    .getElementsByTagNameNS('urn:oasis:names:tc:SAML:2.0:metadata', 'AssertionConsumerService');
  expect(service?.getAttribute('Location')).toMatch(/\/auth\/saml\/callback$/);
  expect(screen.getByRole('table', { name: 'Attributes to send' })).toBeTruthy();
});

it.each([
  ['an expired certificate', () => metadata('', expiredCertificate()), /has expired/],
  ['a key for encryption only', () => metadata().replace('use="signing"', 'use="encryption"'), /for encryption only/],
  ['half a file', () => metadata().slice(0, -40), /not whole XML/],
])('refuses a provider with %s', async (_, text, sentence) => {
  const { user } = await step('provider');
  await user.click(await screen.findByRole('tab', { name: 'Metadata file' }));
  await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fileOf(text()));
  await screen.findByText(sentence);
  expect(sent('PUT')).toEqual([]);
});

it('refuses a certificate from the day on when it expires', () => {
  expect(certificateProblem(certificate(), Date.UTC(2049, 11, 30))).toBeUndefined();
  expect(certificateProblem(certificate(), Date.UTC(2050, 0, 1))).toBe('expired');
});

it('reads metadata at an address, and says at the field that there is none', async () => {
  const { user } = await step('provider');
  await user.click(await screen.findByRole('tab', { name: 'Metadata address' }));
  await user.type(screen.getByRole('textbox', { name: 'Address of the metadata' }), 'https://idp.example/none');
  await user.click(screen.getByRole('button', { name: 'Read metadata' }));
  const description = 'There is no metadata of an identity provider at this address.';
  await screen.findByRole('textbox', { name: 'Address of the metadata', description });
});

it('keeps a draft of a connection without a domain, and says what is missing', async () => {
  change((rows) => [...rows, { ...(rows[0] as Row), id: 'sso-bare', ssoEndpoint: '' }]);
  const { user } = await step('provider', 'sso-bare');
  await user.click(await screen.findByRole('tab', { name: 'By hand' }));
  await user.type(screen.getByRole('textbox', { name: 'Sign-in address' }), 'https://idp.example/sso');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('textbox', { name: 'Sign-in address', description: /Claim a domain first/ });
  expect(screen.getByDisplayValue('https://idp.example/sso')).toBeTruthy();
  expect(sent('PATCH')).toEqual([]);
});

it('sends only what has changed, and tells the second of two administrators', async () => {
  const { user } = await step('provider');
  const endpoint = await screen.findByRole('textbox', { name: 'Sign-in address' });
  await user.clear(endpoint);
  await user.type(endpoint, 'https://idp.example/new');
  changeReady({ ssoEndpoint: 'https://idp.example/other' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Another administrator changed these settings');
  expect(saved()).toMatchObject({ ssoEndpoint: 'https://idp.example/other' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(saved()).toMatchObject({ ssoEndpoint: 'https://idp.example/new' }));
  expect(sent('PATCH').map(({ requestBody }) => requestBody)).toEqual([{ ssoEndpoint: 'https://idp.example/new' }]);
});

it('clears what was configured for the domain before', async () => {
  changeReady({ signRequest: true });
  const { user } = await step('domain');
  await user.click(await screen.findByRole('button', { name: 'Change acme.test' }));
  const form = await dialog('Change acme.test');
  await user.type(form.getByRole('textbox', { name: 'Domain' }), 'acme.example');
  await user.click(form.getByRole('button', { name: 'Change domain' }));
  await screen.findByRole('heading', { name: 'acme.example', level: 2 });
  expect(saved()).toMatchObject({ ssoEndpoint: '', publicCertificate: '', signRequest: false });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'acme.test', level: 2 })).toBeNull());
});

it('looks for the record every 30 seconds while the page is visible, and says when it has looked', async () => {
  change((rows) => [...rows, { ...(rows[0] as Row), id: 'sso-new', generatedVerification: 'text-of-new' }]);
  const { tables, ...snapshot } = world.snapshot();
  const claimed = { id: 'new', tenantId: 'tenant-acme', configurationId: 'sso-new', domain: 'new.example' };
  const ssoDomains = [...(tables.ssoDomains as Row[]), { ...claimed, validated: false }];
  world.restore({ ...snapshot, tables: { ...tables, ssoDomains } });
  await step('domain', 'sso-new');
  await screen.findByText('new.example', { selector: 'h2 *' });
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  world.clock.advance(DNS_CHECK_MS);
  await Promise.resolve();
  hidden.mockRestore();
  expect(sent('PUT')).toEqual([]);
  expect(screen.queryByText(/Last looked at/)).toBeNull();
  await pass();
  await screen.findByText('No such record at new.example yet');
  expect(screen.getByText(/we look again every 30 seconds/)).toBeTruthy();
  await screen.findByText(/Last looked at/);
  expect(document.activeElement).toBe(document.body);
  world.dns.publish({ domain: 'new.example', text: 'text-of-new' });
  await pass();
  await screen.findByText('The DNS proves that this domain is yours.');
  const before = sent('PUT').length;
  world.clock.advance(DNS_CHECK_MS);
  expect(sent('PUT')).toHaveLength(before);
});

it('warns the second of two administrators before a connection is turned on, and sends nothing that is done', async () => {
  const { user } = await step('enable');
  const turnOn = await screen.findByRole('button', { name: 'Turn on' });
  changeReady({ ssoEndpoint: 'https://idp.example/other' });
  await user.click(turnOn);
  await screen.findByText(/Another administrator changed this\. You now see the current version/);
  expect(saved()).toMatchObject({ enabled: false });
  changeReady({ enabled: true });
  await user.click(turnOn);
  await screen.findByText('The connection is on');
  expect(sent('PATCH')).toEqual([]);
});

it('sets the roles of everyone, and tells the second of two administrators', async () => {
  const { user } = await step('roles');
  await user.click(await screen.findByRole('button', { name: 'Edit roles' }));
  const form = await dialog('Roles for everyone');
  await user.click(await form.findByRole('checkbox', { name: 'Support' }));
  changeReady({ roleIds: [] });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await form.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved()).toMatchObject({ roleIds: ['role-read-only', 'role-support'] });
});

it('gives roles to a group of the provider, changes and removes it', async () => {
  const groups = () => (world.snapshot().tables.ssoGroups as Row[]).filter((row) => row.configurationId === READY);
  const { user } = await step('roles');
  await user.click(await screen.findByRole('button', { name: 'Add group' }));
  const form = await dialog('Add a group');
  await user.click(await form.findByRole('checkbox', { name: 'Support' }));
  await user.type(form.getByRole('textbox', { name: 'Name of the group' }), 'Help desk');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const description = 'This group is in the list already.';
  const name = await form.findByRole('textbox', { name: 'Name of the group', description });
  await user.clear(name);
  await user.type(name, 'Pilots');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Pilots' }));
  const edit = await dialog('Edit Pilots');
  await user.type(edit.getByRole('textbox', { name: 'Name of the group' }), ' 2');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Remove Pilots 2' });
  expect(groups().at(-1)).toMatchObject({ group: 'Pilots 2', roleIds: ['role-support'] });
  await user.click(screen.getByRole('button', { name: 'Remove Pilots 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Pilots 2?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(groups().map(({ group }) => group)).toEqual(['Administrators', 'Help desk']));
});

it('turns a connection on and off again, and asks before it deletes one', async () => {
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Actions for acme.test' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Turn on' }));
  await waitFor(() => expect(saved()).toMatchObject({ enabled: true }));
  await user.click(screen.getByRole('button', { name: 'Actions for acme.test' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Turn off' }));
  const off = within(await screen.findByRole('alertdialog', { name: 'Turn off acme.test?' }));
  await user.click(off.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(saved()).toMatchObject({ enabled: false }));
  await user.click(screen.getByRole('button', { name: 'Actions for acme.test' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete acme.test?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No connections yet');
  expect(saved()).toBeUndefined();
});

it('shows the values of a connection to a reader, who cannot change them', async () => {
  await mount({
    signedInAs: 'ines@acme.test',
    params: { connection: READY, step: 'provider' },
  });
  const endpoint = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Sign-in address' });
  expect(endpoint.readOnly).toBe(true);
  expect(screen.queryByRole('tab')).toBeNull();
});

it('keeps what is typed into the form of a connection that was deleted meanwhile', async () => {
  const { user } = await step('provider');
  const endpoint = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Sign-in address' });
  await user.type(endpoint, '/more');
  change((rows) => rows.filter(({ id }) => id !== READY));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('This connection is no longer here');
  expect(endpoint.value).toMatch(/\/more$/);
  expect(sent('PATCH')).toEqual([]);
});
