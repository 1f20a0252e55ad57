// @vitest-environment jsdom
import { createKeyRing, createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage } from '../../../test-portal';
import { cardOf, dialogOf, openPrivacy } from '../test-privacy';

preparePage();

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

it('adds a passkey, and deletes it after a confirmation', async () => {
  const { user } = await openPrivacy(world, { credentials: createKeyRing() });
  const card = await cardOf('Passkeys');
  expect(await card.findByText('You have no passkeys yet.')).toBeTruthy();
  await user.dblClick(card.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('The passkey is ready.')).toBeTruthy();
  await user.click(await card.findByRole('button', { name: /^Delete: Passkey on/ }));
  const dialog = await dialogOf('Delete this passkey?', 'alertdialog');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The passkey is deleted.')).toBeTruthy();
  expect(await card.findByText('You have no passkeys yet.')).toBeTruthy();
});

it('says that the browser cannot create passkeys', async () => {
  const { user } = await openPrivacy(world);
  const card = await cardOf('Passkeys');
  await user.click(card.getByRole('button', { name: 'Add a passkey' }));
  expect(await card.findByText(/^This browser or device cannot do this/)).toBeTruthy();
});

it('is not there without its feature flag', async () => {
  await openPrivacy(world, { overrideFeatureFlags: { 'show-passkeys-new': 'off' } });
  expect(await cardOf('Phone numbers')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
});
