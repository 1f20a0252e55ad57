// @vitest-environment jsdom
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, type TestPortalOptions } from '../../../test-portal';
import { cardOf, dialogOf, openPrivacy } from '../test-privacy';

preparePage();

const NEW_PASSWORD = 'Quiet-Meadow-73';
const CHANGE = 'POST /identity/resources/users/v1/passwords/change';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

async function openDialog(options: TestPortalOptions = {}) {
  const { user } = await openPrivacy(world, { dialog: { kind: 'changePassword' }, ...options });
  const dialog = await dialogOf('Change your password');
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  async function fill(current: string, password: string, confirmation = password) {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', password],
      ['Repeat the new password', confirmation],
    ] as const) {
      await user.clear(field(label));
      if (text) await user.type(field(label), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
  }
  return { user, dialog, field, fill };
}

it('teaches the rules, and sends nothing that breaks them', async () => {
  const { dialog, fill, field } = await openDialog();
  expect(dialog.getByText('Use at least 6 characters.')).toBeTruthy();
  await fill('', 'abc', 'abd');
  expect(dialog.getByText('Enter your current password.')).toBeTruthy();
  expect(dialog.getByText('The two passwords are not the same.')).toBeTruthy();
  expect(field('New password').getAttribute('aria-invalid')).toBe('true');
  expect(world.journal.list().filter(({ path }) => CHANGE.endsWith(path))).toEqual([]);
});

it('shows a wrong current password at its field, keeps what is typed, and then changes the password', async () => {
  const { dialog, fill, field } = await openDialog();
  await fill('wrong-password', NEW_PASSWORD);
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect(dialog.getAllByText(/^Your current password is not right/)).not.toEqual([]);
  expect(field('New password').value).toBe(NEW_PASSWORD);
  await fill(DEMO_PASSWORD, NEW_PASSWORD);
  expect(await screen.findByText('Your password is changed. All other devices are signed out.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows that a password was used before at the new one', async () => {
  world.faults.add({ call: CHANGE, kind: 'status', status: 400, errorCode: 'ER-PASSWORD-USED-BEFORE' });
  const { dialog, fill, field } = await openDialog();
  await fill(DEMO_PASSWORD, NEW_PASSWORD);
  await waitFor(() => expect(document.activeElement).toBe(field('New password')));
  expect(dialog.getAllByText('You used this one before. Choose a new password.')).not.toEqual([]);
});

it('omits the guide as the vendor sets it', async () => {
  const pages = { privacy: { changePasswordDialog: { passwordMeter: { enabled: false } } } } as const;
  const { dialog } = await openDialog({ metadata: { themeV2: { adminPortal: { pages } } } });
  expect(dialog.queryByText('Use at least 6 characters.')).toBeNull();
});

it('is not there for a user of another identity provider', async () => {
  const snapshot = world.snapshot();
  const users = (snapshot.tables.users as { email: string }[]).map((row) =>
    row.email === 'ada@acme.test' ? { ...row, provider: 'google' } : row,
  );
  world.restore({ ...snapshot, tables: { ...snapshot.tables, users } });
  await openPrivacy(world);
  expect(await cardOf('Passkeys')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
});
