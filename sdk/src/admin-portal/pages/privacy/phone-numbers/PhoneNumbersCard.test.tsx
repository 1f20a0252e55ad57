// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userIdOf } from '../../../../app/test-app';
import { phoneInput } from '../../../parts/phone-input';
import { preparePage } from '../../../test-portal';
import { cardOf, dialogOf, openPrivacy } from '../test-privacy';

preparePage();

const INES = 'ines@acme.test';
const NUMBER = '+12025550000';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

/** Adds numbers of Ines that are not verified. */
function addNumbers(count: number) {
  const snapshot = world.snapshot();
  const userId = userIdOf(world, INES);
  const at = new Date(world.clock.now()).toISOString();
  const added = Array.from({ length: count }, (_, index) => ({
    id: `number-${index}`,
    userId,
    phoneNumber: `+120255502${String(index).padStart(2, '0')}`,
    verified: false,
    createdAt: at,
    updatedAt: at,
  }));
  const phoneNumbers = [...(snapshot.tables.phoneNumbers as unknown[]), ...added];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, phoneNumbers } });
}

const lastCode = () => world.phone.list()[0]?.code ?? '';

it('adds a number once its code is typed, and deletes it with a code', async () => {
  const { user } = await openPrivacy(world, { signedInAs: INES });
  const card = await cardOf('Phone numbers');
  await user.click(card.getByRole('button', { name: 'Add a phone number' }));
  const dialog = await dialogOf('Add a phone number');
  await user.type(await dialog.findByRole('textbox', { name: /Phone number/ }), NUMBER);
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  await user.type(await dialog.findByLabelText('6-digit code'), lastCode());
  expect(await screen.findByText('The phone number is verified.')).toBeTruthy();

  await user.click(await card.findByRole('button', { name: `Delete ${NUMBER}` }));
  const deletion = await dialogOf('Delete this phone number?');
  await user.click(deletion.getByRole('button', { name: 'Send the code' }));
  await user.type(await deletion.findByLabelText('6-digit code'), lastCode());
  expect(await screen.findByText('The phone number is deleted.')).toBeTruthy();
  await waitFor(() => expect(card.queryByText(NUMBER)).toBeNull());
});

it('shows ten numbers on a page, and marks the primary and the unverified ones', async () => {
  addNumbers(12);
  const { user } = await openPrivacy(world, { signedInAs: INES });
  const card = await cardOf('Phone numbers');
  expect(await card.findAllByRole('listitem')).toHaveLength(10);
  expect(card.getByText('Primary')).toBeTruthy();
  expect(card.getAllByText('Not verified')).toHaveLength(9);
  expect(card.getByText('1–10 of 13')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
});

it('verifies a number that waits for its code', async () => {
  addNumbers(1);
  const { user } = await openPrivacy(world, { signedInAs: INES });
  const card = await cardOf('Phone numbers');
  await user.click(await card.findByRole('button', { name: /^Verify/ }));
  const dialog = await dialogOf('Add a phone number');
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  await user.type(await dialog.findByLabelText('6-digit code'), lastCode());
  await waitFor(() => expect(card.queryByText('Not verified')).toBeNull());
});

it('focuses the field of the number when its chunk arrives after the dialog has opened', async () => {
  vi.spyOn(phoneInput, 'content').mockReturnValueOnce(undefined);
  const { user } = await openPrivacy(world, { signedInAs: INES });
  const card = await cardOf('Phone numbers');
  await user.click(card.getByRole('button', { name: 'Add a phone number' }));
  const dialog = await dialogOf('Add a phone number');
  await dialog.findByRole('textbox', { name: /Phone number/ });
  await user.keyboard(NUMBER);
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  expect(await dialog.findByLabelText('6-digit code')).toBeTruthy();
});
