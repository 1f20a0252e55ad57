// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updateAccountSettings } from '../../../api/account-settings';
import { createTestApp } from '../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const SETTINGS = '/tenants/resources/account-settings/v1';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'account', ...options });
  await screen.findByText('Region and formats');
  return opened;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const card = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => card(name).getByRole('button', { name: 'Save changes' });
const saves = () => world.journal.list().filter(({ method, path }) => method === 'PUT' && path === SETTINGS);
const fieldsOf = (fields: object) => ({
  themeV2: { adminPortal: { pages: { account: { fieldsProperties: fields } } } },
});

it('saves only what has changed, and offers it only then', async () => {
  const { user } = await mount();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await user.type(field('Website'), '  www.acme-harbor.test ');
  await user.click(save('Company'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(field('Website').value).toBe('www.acme-harbor.test');
  expect(saves().map(({ requestBody }) => requestBody)).toEqual([{ website: 'www.acme-harbor.test' }]);
});

it('shows a new name of the company in the menu at once', async () => {
  const { app, user } = await mount();
  await user.type(field('Company name'), ' Ltd');
  await user.click(save('Company'));
  await waitFor(() => expect(app.session.store.getState().activeTenant?.name).toBe('Acme Harbor Ltd'));
  expect(app.session.store.getState().tenants.map(({ name }) => name)).toContain('Acme Harbor Ltd');
});

/** Another administrator saves these settings. */
async function saveElsewhere(settings: object) {
  const other = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await other.start();
  await updateAccountSettings(other.http, settings);
}

it('warns the second of two administrators; saving again overwrites', async () => {
  const { user } = await mount();
  await user.type(field('Address'), ' B');
  await saveElsewhere({ address: '1 Pier Road' });
  await user.click(save('Company'));
  expect(await screen.findByText('Another administrator changed these settings')).toBeTruthy();
  expect(saves()).toHaveLength(1);
  await user.click(save('Company'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(saves().at(-1)?.requestBody).toEqual({ address: '12 Quay Street, Portland B' });
});

it('takes over what the other administrator has saved, if the user wants it', async () => {
  const { user } = await mount();
  await user.type(field('Address'), ' B');
  await saveElsewhere({ address: '1 Pier Road' });
  await user.click(save('Company'));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  expect(field('Address').value).toBe('1 Pier Road');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('saves without a question if the other administrator has changed another setting', async () => {
  const { user } = await mount();
  await user.type(field('Address'), ' B');
  await saveElsewhere({ website: 'www.acme-harbor.test' });
  await user.click(save('Company'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(field('Website').value).toBe('www.acme-harbor.test');
});

it('says what is wrong at the field, and sends nothing', async () => {
  const { user } = await mount();
  await user.clear(field('Company name'));
  await user.type(field('Website'), 'acme');
  await user.click(save('Company'));
  expect(screen.getByText('Enter the name of your company.')).toBeTruthy();
  expect(screen.getByText('Enter a complete address, such as www.company.com.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Company name'));
  expect(saves()).toEqual([]);
});

it('shows a refusal of the service at its field, until that is changed', async () => {
  const { user } = await mount();
  await user.type(field('Website'), 'www.ümlaut.test');
  world.faults.add({
    call: `PUT ${SETTINGS}`,
    kind: 'status',
    status: 400,
    errors: ['website: not an address'],
    times: 1,
  });
  await user.click(save('Company'));
  await waitFor(() => expect(field('Website').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field('Website'));
  await user.type(field('Website'), '{Backspace}');
  expect(field('Website').getAttribute('aria-invalid')).toBeNull();
});

it('keeps the changes when saving fails, and saves them on the second attempt', async () => {
  const { user } = await mount();
  await user.type(field('Address'), ', Pier 2');
  world.faults.add({ call: `PUT ${SETTINGS}`, kind: 'status', status: 500, times: 1 });
  await user.click(save('Company'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field('Address').value).toMatch(/Pier 2$/);
  await user.click(save('Company'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(saves().map(({ status }) => status)).toEqual([500, 200]);
});

it('discards changes and their errors', async () => {
  const { user } = await mount();
  const before = field('Company name').value;
  await user.clear(field('Company name'));
  await user.click(save('Company'));
  await user.click(card('Company').getByRole('button', { name: 'Discard' }));
  expect(field('Company name').value).toBe(before);
  expect(screen.queryByText('Enter the name of your company.')).toBeNull();
});

it('chooses a time zone by search, and says the time there', async () => {
  const { user } = await mount();
  await user.click(screen.getByRole('button', { name: /^Time zone/ }));
  await user.type(screen.getByRole('combobox', { name: 'Search for a city or region' }), 'tokyo{Enter}');
  expect(screen.getByRole('button', { name: /^Time zone/ }).textContent).toBe('Asia / Tokyo');
  expect(screen.getByText(/^It is .* there now\.$/)).toBeTruthy();
  await user.click(save('Region and formats'));
  await waitFor(() => expect(saves().map(({ requestBody }) => requestBody)).toEqual([{ timezone: 'Asia/Tokyo' }]));
});

it('shows currencies by name and symbol, and finds them by code', async () => {
  const { user } = await mount();
  const currency = screen.getByRole('button', { name: /^Currency/ });
  expect(currency.textContent).toBe('US Dollar');
  await user.click(currency);
  await user.type(screen.getByRole('combobox', { name: 'Search for a currency' }), 'EUR');
  expect(screen.getByRole('option', { name: /Euro/ }).textContent).toContain('€');
});

it('hides fields and makes them read-only as the vendor sets it', async () => {
  const metadata = fieldsOf({ website: { appearance: 'hidden' }, companyName: { appearance: 'viewOnly' } });
  await mount({ metadata });
  expect(screen.queryByLabelText('Website')).toBeNull();
  expect(field('Company name').readOnly).toBe(true);
  expect(field('Address').readOnly).toBe(false);
});

it('shows the settings read-only to a user who may not change them', async () => {
  await mount({ signedInAs: 'ines@acme.test' });
  expect(screen.getByText(/your role does not include changing them/)).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('textbox').every(({ readOnly }) => readOnly)).toBe(true);
  expect(screen.queryByRole('tab')).toBeNull();
});

it('asks before a change of the page, and keeps the changes if the user stays', async () => {
  const { app, user } = await mount();
  await user.type(field('Address'), ', Pier 2');
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Address').value).toMatch(/Pier 2$/);
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(app.portal.getState()).toMatchObject({ page: 'profile', unsavedForms: 0 }));
});

it('asks before a change of the tab and before the browser closes', async () => {
  const { app, user } = await mount();
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await user.type(field('Address'), '!');
  expect(close()).toBe(false);
  await user.click(screen.getByRole('tab', { name: 'Login box' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(app.portal.getState().params).toEqual({ tab: 'customLogin' }));
  expect(await screen.findByText('Your own login box')).toBeTruthy();
  expect(close()).toBe(true);
});

const upload = async (user: { upload: (input: HTMLElement, file: File) => Promise<void> }, text: string) =>
  user.upload(
    screen.getByLabelText(/Choose a file|Replace/, { selector: 'input' }),
    new File([text], 'logo.svg', { type: 'image/svg+xml' }),
  );
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

it('uploads a logo as a base64 image, shows it on light and dark, and removes it', async () => {
  const { user } = await mount();
  await upload(user, svg('<rect width="4" height="4"/>'));
  expect(await screen.findByText('On dark')).toBeTruthy();
  await user.click(save('Logo'));
  await waitFor(() => expect(saves()[0]?.requestBody).toEqual({ logo: expect.stringMatching(/^data:image\/svg/) }));
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  await user.click(save('Logo'));
  await waitFor(() => expect(saves()[1]?.requestBody).toEqual({ logo: '' }));
});

it.each([
  ['a script', svg('<script>alert(1)</script>'), /contains a script/],
  ['an event handler', svg('<rect onload="alert(1)"/>'), /contains a script/],
  ['another file', svg('<image href="https://example.test/x.png"/>'), /contains a script/],
  ['text', 'no picture', /not a picture we can use/],
])('refuses a logo with %s', async (_, text, problem) => {
  const { user } = await mount();
  await upload(user, text);
  expect((await screen.findByRole('alert')).textContent).toMatch(problem);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

it('says that the settings could not be loaded, and loads them again', async () => {
  world.faults.add({ call: `GET ${SETTINGS}`, kind: 'offline' });
  const { user } = await renderPortal(world, { page: 'account' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await screen.findByText('Region and formats')).toBeTruthy();
});
