// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppContext } from '../app/context';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { LoginBox } from './LoginBox';

const RESEND_WAIT_SECONDS = 30;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

function mount(options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/account/login', ...options });
  const view = render(
    <StrictMode>
      <AppContext.Provider value={app}>
        <LoginBox />
      </AppContext.Provider>
    </StrictMode>,
  );
  return { app, view, user: userEvent.setup() };
}

const calls = (path: string) => world.journal.list().filter((entry) => entry.path.endsWith(path)).length;
const heading = (name: string) => screen.findByRole('heading', { name });

/** Signs in with the right password, up to the second factor. */
async function reachSecondFactor(email: string, options?: TestAppOptions) {
  const mounted = mount(options);
  await mounted.user.type(await screen.findByLabelText('Email'), `${email}{Enter}`);
  await mounted.user.type(await screen.findByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
  return mounted;
}

const someone = (secondFactor: string) => {
  const person = world.people().find((one) => one.secondFactor === secondFactor && one.status === 'active');
  if (!person) throw new Error(`no user has ${secondFactor}`);
  return person.email;
};

it('starts with the focus on the e-mail address and titles the tab', async () => {
  mount();
  expect(await screen.findByLabelText('Email')).toHaveFocus();
  expect(document.title).toBe('Sign in');
});

it('leaves the focus where the host has put it', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  mount();
  await heading('Sign in');
  expect(field).toHaveFocus();
  field.remove();
});

it.each([
  ['', 'Enter your email address.'],
  ['ada', 'Enter a complete email address'],
  [`${'a'.repeat(250)}@acme.test`, 'Use at most 254 characters.'],
])('shows at the field what is wrong with the address %j', async (email, problem) => {
  const { user } = mount();
  const field = await screen.findByLabelText('Email');
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(calls('/prelogin')).toBe(0);
});

it('removes the error as soon as the address is valid', async () => {
  const { user } = mount();
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'ada{Enter}');
  expect(field).toBeInvalid();
  await user.type(field, '@acme.test');
  expect(field).not.toBeInvalid();
});

it('trims a pasted address, shows it on the next step, and moves the focus there', async () => {
  const { user } = mount();
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('  ada@acme.test ');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await screen.findByLabelText('Password')).toHaveFocus());
  expect(screen.getByText('ada@acme.test')).toBeVisible();
  expect(document.title).toBe('Enter your password');
  await user.click(screen.getByRole('button', { name: 'Change email address ada@acme.test' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@acme.test');
});

it('suggests a correction of a mistyped address', async () => {
  const { user } = mount();
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'ada@gmial.com');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'ada@gmail.com' }));
  expect(field).toHaveValue('ada@gmail.com');
});

it('does not send the form while an input method is composing', async () => {
  mount();
  const field = await screen.findByLabelText('Email');
  const enter = (init: KeyboardEventInit) => fireEvent.keyDown(field, { key: 'Enter', ...init });
  // `false` means that the event was cancelled, so the form does not act on the key.
  expect(enter({ isComposing: true })).toBe(false);
  expect(enter({ keyCode: 229 })).toBe(false);
  expect(enter({ keyCode: 13 })).toBe(true);
});

it('is ready for password managers', async () => {
  const { user } = mount();
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveAttribute('autocomplete', 'username webauthn');
  await user.type(email, 'ada@acme.test{Enter}');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  const form = password.closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.querySelector('input[autocomplete=username]')).toHaveValue('ada@acme.test');
});

it('shows the password on demand and hides it again', async () => {
  const { user } = mount();
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test{Enter}');
  const password = await screen.findByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('marks the password field after a wrong password, focuses it, and typing replaces the refused value', async () => {
  const { user } = mount();
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The email or password is not right.');
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('The email or password is not right. Check both and try again.');
  await user.keyboard('n');
  expect(password).toHaveValue('n');
  expect(password).toBeValid();
});

it('shows a refusal that concerns no field in an alert, and typing continues in the field', async () => {
  world.faults.add({
    call: 'POST /identity/resources/auth/v1/user',
    kind: 'status',
    status: 403,
    errorCode: 'ER-ACCOUNT-LOCKED',
  });
  const { user } = mount();
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.keyboard('n');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('sends a form once, however often it is submitted', async () => {
  const { user } = mount();
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  const button = screen.getByRole('button', { name: 'Sign in' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('alert');
  expect(calls('/auth/v1/user')).toBe(1);
});

it('signs in with a code of the authenticator app pasted in halves, without a click on a button', async () => {
  const email = someone('authenticator');
  const { app, user } = await reachSecondFactor(email);
  const code = world.authenticator.code(email);
  await user.click(await screen.findByLabelText('6-digit code'));
  await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(await heading('You are signed in')).toBeVisible();
  expect(app.session.store.getState().status).toBe('signedIn');
});

it('keeps a wrong code in the field with an error, and the next digits replace it', async () => {
  const email = someone('authenticator');
  const { user } = await reachSecondFactor(email);
  const field = await screen.findByLabelText('6-digit code');
  await user.type(field, '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('This code is not right. Check it and try again.');
  await user.keyboard(world.authenticator.code(email));
  expect(await heading('You are signed in')).toBeVisible();
});

it('says that a code is missing or too short', async () => {
  const { user } = await reachSecondFactor(someone('authenticator'));
  const field = await screen.findByLabelText('6-digit code');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(field).toHaveAccessibleDescription('Enter the code.');
  await user.type(field, '12{Enter}');
  expect(field).toHaveAccessibleDescription('The code has 6 digits.');
});

it('switches to a text message, waits before another, and signs in with it', async () => {
  const email = someone('authenticator+sms');
  const { user } = await reachSecondFactor(email);
  await user.click(await screen.findByRole('button', { name: /Text message/ }));
  expect(await heading('Check your phone')).toBeVisible();
  // On a busy machine the countdown may have advanced before the text is rendered.
  expect(await screen.findByText(/^Send a new code in (2\d|30) seconds$/)).toBeVisible();
  await act(async () => world.clock.advance(RESEND_WAIT_SECONDS * 1000));
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('A new code is on its way.')).toBeVisible();
  expect(world.phone.list()).toHaveLength(2);
  await user.type(screen.getByLabelText('6-digit code'), world.phone.list()[0]?.code ?? '');
  expect(await heading('You are signed in')).toBeVisible();
});

it('restarts the countdown when the service refuses another code as too many', async () => {
  const { user } = await reachSecondFactor(someone('authenticator+sms'));
  await user.click(await screen.findByRole('button', { name: /Text message/ }));
  expect(await heading('Check your phone')).toBeVisible();
  await act(async () => world.clock.advance(RESEND_WAIT_SECONDS * 1000));
  world.faults.add({ call: '*', kind: 'status', status: 429 });
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  // On a busy machine the countdown may have advanced before the text is rendered.
  expect(await screen.findByText(/^Send a new code in (2\d|30) seconds$/)).toBeVisible();
});

it('leads from the second factor to the recovery code and back', async () => {
  const { user } = await reachSecondFactor(someone('authenticator'));
  await user.click(await screen.findByRole('button', { name: /^Use a recovery code/ }));
  const field = await screen.findByLabelText('Recovery code');
  await user.click(screen.getByRole('button', { name: 'Turn off the second step and sign in' }));
  expect(field).toHaveAccessibleDescription('Enter your recovery code.');
  await user.type(field, 'short{Enter}');
  expect(field).toHaveAccessibleDescription('A recovery code has at least 8 characters.');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('6-digit code')).toBeVisible();
});

it('passes the address to the forgot-password page, mails a link, and signs in with the new password', async () => {
  const { app, user } = mount();
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@acme.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await heading('Check your inbox')).toHaveFocus();
  expect(screen.getByText(/ada@acme\.test/)).toBeVisible();

  act(() => app.location.go(world.inbox.list()[0]?.link ?? ''));
  await user.type(await screen.findByLabelText('New password'), 'Sommerregen-9');
  await user.type(screen.getByLabelText('Repeat the new password'), 'Sommerregen-8{Enter}');
  expect(screen.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(
    'The two passwords are not the same.',
  );
  await user.clear(screen.getByLabelText('Repeat the new password'));
  await user.type(screen.getByLabelText('Repeat the new password'), 'Sommerregen-9{Enter}');
  expect(await heading('Your password is changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

it('shows the password rules of the service while the user types', async () => {
  const ada = world.people().find((person) => person.email === 'ada@acme.test');
  const { user } = mount({
    address: '/account/reset-password',
    authOptions: {
      flowStates: {
        forgotPassword: {
          state: { step: 'resetPasswordPage', userId: ada?.userId ?? '', token: 'any' },
          pending: false,
          error: null,
        },
      },
    },
  });
  const field = await screen.findByLabelText('New password');
  expect(screen.getByText('Use at least 6 characters.').closest('li')).toHaveTextContent('Not met yet');
  await user.type(field, 'Sommerregen-9');
  expect(screen.getByText('Use at least 6 characters.').closest('li')).toHaveTextContent(/Met$/);
  expect(screen.getByText('Password strength').parentElement).toHaveTextContent('Strong');
});

it.each(['', '?userId=u1', '?token=t1', '?userId=u1&token=broken'])(
  'offers a new link at the address %j',
  async (query) => {
    const { app, user } = mount({ address: `/account/reset-password${query}` });
    expect(await heading('This link no longer works')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(app.location.read().path).toBe('/account/forget-password');
  },
);

it('shows the texts of a vendor as text, never as markup, and hides what is set to null', async () => {
  const hostile = '<img src=x onerror="alert(1)">Hello';
  const { view } = mount({
    themeOptions: {
      loginBox: { boxFooter: hostile, logo: { image: null }, login: { title: hostile, docTitle: 'Acme' } },
    },
  });
  expect(await screen.findByRole('heading')).toHaveTextContent(hostile);
  expect(view.container.querySelector('img, .portico-mark')).toBeNull();
  expect(document.title).toBe('Acme');
});

it('arranges the page as the theme says', async () => {
  const { view } = mount({
    themeOptions: {
      loginBox: {
        layout: { type: 'float-left', splitSize: 40 },
        poweredByPlacement: 'box',
        logo: { placement: 'page' },
      },
    },
  });
  expect(await screen.findByText('Sign in to pick up where you left off.')).toBeVisible();
  expect(view.container.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'float-left');
  expect(view.container.querySelector('.portico-box .portico-logo')).toBeNull();
  await waitFor(() => expect(view.container.querySelector('.portico-box .portico-powered-by')).not.toBeNull());
});

it('keeps the redirect target while the user resets a password', async () => {
  const { app, user } = mount({ address: '/account/login?redirectUrl=%2Freports%3Fview%3Dopen' });
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@acme.test' } });
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(app.location.read().address).toBe('/account/forget-password');
  expect(app.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/reports?view=open');
});
