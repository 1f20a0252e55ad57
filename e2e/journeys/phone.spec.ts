import type { World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { openStagePage } from '../setup/stage';

/** Changes one of the vendor's policies. */
function setPolicy(world: World, name: string, value: object) {
  const snapshot = world.snapshot();
  const others = (snapshot.tables.policies ?? []).filter((row) => (row as { name: string }).name !== name);
  const policies = [...others, { id: `policy-${name}`, name, tenantId: null, value }];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies } });
}

const mailedCode = (world: World) => /\b\d{6}\b/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';
const textedCode = (world: World) => world.phone.list()[0]?.code ?? '';

test('names another phone number and signs in with it, by keyboard alone', async ({ live: { page, world, open } }) => {
  setPolicy(world, 'auth-strategies', {
    mainAuthStrategies: [{ strategy: 'EmailAndPassword' }],
    secondaryAuthStrategies: [{ strategy: 'SmsCode', isActive: true }],
  });
  await open('/account/reset-phone-number');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ines@acme.test\n');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(mailedCode(world));

  await expect(page.getByLabel('Phone number', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('united st');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2025550000');
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('(202) 555-0000');
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('6-digit code')).toBeFocused();
  expect(world.phone.list()[0]?.to).toBe('+12025550000');
  await page.keyboard.type(textedCode(world));
  await expect(page.getByText('Signed in as ines@acme.test')).toBeVisible();
});

test('a world in the page takes a new phone number, pasted with its country code', async ({ page, watch: _watch }) => {
  await openStagePage(page);
  await page.evaluate(() => window.stage.show({ screen: 'login-box/ChangePhoneNumber', state: 'default' }));
  const field = page.getByLabel('Phone number', { exact: true });
  await field.fill('0049 151 2345-6789');
  await expect(page.getByRole('button', { name: 'Country: Germany +49' })).toBeVisible();
  await expect(field).toHaveValue('01512 3456789');
  await field.press('Enter');
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.stage
          .world()
          ?.phone.list()
          .map(({ to }) => to),
      ),
    )
    .toContain('+4915123456789');
});
