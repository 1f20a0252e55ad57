// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../../test-portal';
import { createCustomLoginStore } from './custom-login-store';

preparePage();

const LOGIN = '/metadata/admin-box';
const PRIMARY = 'loginBox/palette/primary';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'account', params: { tab: 'customLogin' }, ...options });
  await screen.findByText('Your own login box');
  return opened;
}

const color = () => screen.getByLabelText<HTMLInputElement>('Primary color');
const actions = () =>
  world.journal
    .list()
    .filter(({ method, path }) => method === 'POST' && path === LOGIN)
    .map(({ requestBody }) => (requestBody as { actions: { type: string; payload: unknown }[] }).actions);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const tabsOf = (tabs: object) => ({ themeV2: { adminPortal: { pages: { account: { tabsProperties: tabs } } } } });

it('sends one action for each leaf that changes', async () => {
  const { user } = await mount();
  await user.type(color(), '#0e7490');
  await user.click(save());
  await waitFor(() => expect(actions()).toHaveLength(1));
  expect(actions()[0]?.map(({ type }) => type)).toEqual(
    ['main', 'dark', 'light', 'hover', 'active', 'contrastText'].map((name) => `${PRIMARY}/${name}`),
  );
  await user.selectOptions(screen.getByLabelText('Position of the other sign-in methods'), 'top');
  await user.click(save());
  await waitFor(() =>
    expect(actions()[1]).toEqual([{ type: 'loginBox/socialLogins/socialLoginsLayout/placement', payload: 'top' }]),
  );
});

it('returns to the vendor’s colour when the field is emptied', async () => {
  const { user } = await mount();
  await user.type(color(), '#0e7490');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  await user.clear(color());
  await user.click(save());
  await waitFor(() => expect(actions()[1]?.every(({ payload }) => payload === null)).toBe(true));
  expect(actions()[1]).toHaveLength(6);
});

it('refuses to update nothing', async () => {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await app.start();
  const store = createCustomLoginStore(app.http);
  await store.getState().load();
  await expect(store.getState().save({})).rejects.toThrow('No changes to update');
  expect(actions()).toEqual([]);
});

it('warns the second of two administrators who set the same value, and overwrites it only after that', async () => {
  const opened = async () => {
    const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
    await app.start();
    const store = createCustomLoginStore(app.http);
    await store.getState().load();
    return () => store.getState();
  };
  const [login, others] = [await opened(), await opened()];
  await others().save({ primary: '#0e7490', placement: 'top' });
  await expect(login().save({ primary: '#4f46e5' })).rejects.toMatchObject({ statusCode: 412 });
  expect(login().login).toMatchObject({ data: { primary: '#0e7490', placement: 'top' } });
  await login().save({ primary: '#4f46e5' });
  await others().save({ logo: 'https://acme.test/logo.png' });
  expect(others().login).toMatchObject({
    data: { primary: '#4f46e5', placement: 'top', logo: 'https://acme.test/logo.png' },
  });
});

it('says that there is nothing to update when an unchanged form is submitted', async () => {
  const { user } = await mount();
  await user.type(color(), '{Enter}');
  expect(await screen.findByText('No changes to update')).toBeTruthy();
  expect(actions()).toEqual([]);
});

it('warns of a colour that is hard to see, and replaces it by one that is not', async () => {
  const { user } = await mount();
  await user.type(color(), '#fde68a');
  expect(await screen.findByText(/its contrast is 1.2 to 1/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  expect(screen.queryByText(/its contrast is/)).toBeNull();
  expect(color().value).toMatch(/^#[\da-f]{6}$/);
});

it('says which values can not be used', async () => {
  const { user } = await mount();
  await user.type(color(), 'bluish');
  await user.type(screen.getByLabelText('Address of the logo'), 'http://acme.test/logo.png');
  await user.click(save());
  expect(screen.getByText('Enter a color, such as #4f46e5.')).toBeTruthy();
  expect(screen.getByText('Enter an address that begins with https://.')).toBeTruthy();
  expect(actions()).toEqual([]);
});

it('hides tabs as the vendor sets it', async () => {
  await mount({ metadata: tabsOf({ settings: { appearance: 'hidden' } }), params: {} });
  expect(screen.queryByRole('tab')).toBeNull();
  cleanup();
  const hidden = { appearance: 'hidden' };
  await renderPortal(world, { page: 'account', metadata: tabsOf({ settings: hidden, customLogin: hidden }) });
  expect(await screen.findByText('There is nothing to set up here.')).toBeTruthy();
});
