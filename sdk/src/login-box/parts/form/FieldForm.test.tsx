// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../mock-backend/src/handlers/testing/policies';
import { AppContext } from '../../../app/context';
import { createTestApp } from '../../../app/test-app';
import { LoginBox } from '../../LoginBox';

const SIGN_UP = 'POST /identity/resources/users/v1/signUp';
const TAKEN = 'This email address already has an account. Sign in instead, or use another address.';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  setVendorPolicy(world, 'sign-up', { allowed: true, verifyEmail: false });
});
afterEach(cleanup);

/** Fills in the sign-up form with this address and submits it. */
async function signUpAs(email: string) {
  const app = createTestApp(world, { address: '/account/sign-up' });
  await app.start();
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  const user = userEvent.setup();
  const values = { 'Full name': 'Mia', 'Work email': email, Company: 'New Harbor', Password: 'Winter-Garden-77' };
  for (const [label, text] of Object.entries(values)) await user.type(await screen.findByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  return { user, email: screen.getByLabelText('Work email') };
}

it('shows a refusal of the service at its field, announces it, and focuses the field', async () => {
  const { email } = await signUpAs('ada@acme.test');
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(TAKEN);
  expect(screen.getByRole('alert')).toHaveTextContent(TAKEN);
  expect(screen.getByLabelText('Full name')).toHaveValue('Mia');
});

it('removes the error when the field changes, and shows it again after another refusal', async () => {
  const { user, email } = await signUpAs('ada@acme.test');
  await waitFor(() => expect(email).toHaveFocus());
  await user.keyboard('ines@acme.test');
  expect(email).toHaveValue('ines@acme.test');
  expect(email).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(email).toBeInvalid());
});

it('finds the field that the message of an invalid request names first', async () => {
  const errors = ['companyName: is not allowed here'];
  world.faults.add({ call: SIGN_UP, kind: 'status', status: 400, errorCode: 'ER-INVALID-REQUEST', errors });
  await signUpAs('mia@new.example');
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveFocus());
  expect(screen.getByLabelText('Company')).toBeInvalid();
});

it('shows above the form a failure that concerns no field', async () => {
  world.faults.add({ call: SIGN_UP, kind: 'status', status: 503 });
  await signUpAs('mia@new.example');
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});
