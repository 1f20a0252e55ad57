import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { keyboard } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';

/** Expects that the focus is on this control and that the browser shows it. */
async function expectShownFocus(page: Page, name: string) {
  const control = page.getByRole('button', { name, exact: true });
  await expect(control).toBeFocused();
  await expect(control).not.toHaveCSS('outline-style', 'none');
}

test('an administrator invites a user and changes the roles of another, by keyboard alone', async ({
  live: { page, open },
}) => {
  const user = keyboard(page);
  await open('/account/login');
  await signIn(user, ADA);
  await user.press('Open the admin portal');
  await user.press('Users');
  await user.press('Invite user');
  const invitation = page.getByRole('dialog', { name: 'Invite a user' });
  await expect(invitation.locator(':focus')).toBeVisible();
  await user.fill(/Full name/, 'Nora Lind');
  await user.fill('Email', 'nora@acme.test');
  await user.tick('Support');
  await page.keyboard.press('Enter');
  await expect(invitation).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: /Nora Lind/ })).toBeVisible();
  await expectShownFocus(page, 'Invite user');

  await user.press('Actions for Chloe Lindqvist');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('Edit roles');
  await page.keyboard.press('Enter');
  const roles = page.getByRole('dialog', { name: /roles/i });
  await user.tick('Read Only');
  await user.press('Save');
  await expect(roles).toHaveCount(0);
  await expectShownFocus(page, 'Actions for Chloe Lindqvist');
  await expect(page.getByRole('row', { name: /Chloe Lindqvist/ })).toContainText('Read Only');
});
