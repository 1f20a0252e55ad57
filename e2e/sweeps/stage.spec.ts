import { expect, test } from '../setup/stage';

test('the stage shows a failure only after every retry of the call has failed', async ({ stage }) => {
  for (const state of ['error', 'offline']) {
    await stage.show({ screen: 'admin-portal/users', state });
    await expect(stage.page.getByRole('alert'), state).toBeVisible();
    await expect(stage.page.getByRole('status', { name: 'Loading' }), state).toHaveCount(0);
  }
});
