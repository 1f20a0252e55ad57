import type { World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ASK = 'POST /nlp-execution-assistant/resources/velo/v1/conversations';

function switchOn(world: World) {
  const { tables, ...snapshot } = world.snapshot();
  const flags = [...(tables.flags ?? []), { id: 'admin_portal_ai_assistant', on: true }];
  world.restore({ ...snapshot, tables: { ...tables, flags } });
}

test('asks the assistant by keyboard, agrees to an action after a retry, and finds it on the page after a reload', async ({
  live: { page, world, open },
  watch,
}) => {
  // The fault cuts the answer off.
  watch.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  switchOn(world);
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Users');
  await page.getByRole('button', { name: 'Assistant' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  const field = panel.getByLabel('Your question');
  await expect(field).toBeFocused();

  const fault = world.faults.add({ call: ASK, kind: 'cut' });
  await page.keyboard.type('invite nora@acme.test');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('The answer did not arrive');
  world.faults.remove(fault);
  await panel.getByRole('button', { name: 'Try again' }).press('Enter');

  const card = panel.getByRole('region', { name: 'Proposed action: Invite a user' });
  await expect(card).toContainText('nora@acme.test becomes a user of Acme Harbor');
  expect(world.people().some(({ email }) => email === 'nora@acme.test')).toBe(false);
  await card.getByRole('button', { name: 'Do it' }).press('Enter');
  await expect(card.getByText('Done', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();

  await page.reload();
  await expect(card.getByText('Done', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Open “Users”' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByText('nora@acme.test').first()).toBeVisible();
});
