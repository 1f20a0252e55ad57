// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setVendorPolicy } from '../../../../../../mock-backend/src/handlers/testing/policies';
import { AppContext } from '../../../../app/context';
import { createTestApp, type TestAppOptions } from '../../../../app/test-app';
import { createMemoryStorage } from '../../../../core/key-value-store';
import type { PortalMetadata, ThemeOptions } from '../../../../metadata';
import { LoginBox } from '../../../LoginBox';
import { SIGN_UP_KEY } from '../../login/sign-up-key';

type SignUpTheme = NonNullable<NonNullable<ThemeOptions['loginBox']>['signup']>;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

async function mount(signup: SignUpTheme = {}, options: TestAppOptions = {}) {
  const metadata: PortalMetadata = { themeV2: { loginBox: { signup } }, localizations: {} };
  const app = createTestApp(world, { address: '/account/sign-up', metadata, ...options });
  await app.start();
  const view = render(
    <StrictMode>
      <AppContext.Provider value={app}>
        <LoginBox />
      </AppContext.Provider>
    </StrictMode>,
  );
  return { app, view, user: userEvent.setup() };
}

const field = (name: string | RegExp) => screen.findByLabelText(name);
const labels = () => [...document.querySelectorAll('.portico-label')].map((label) => label.textContent);
const submit = () => screen.getByRole('button', { name: 'Create account' });
const sentBodies = () =>
  world.journal
    .list()
    .filter(({ path }) => path.endsWith('/signUp'))
    .map(({ requestBody }) => requestBody as Record<string, unknown>);

const input = {
  'Full name': 'Mia Tran',
  'Work email': 'mia@new.example',
  Company: 'New Harbor',
  Password: 'Winter-77',
};

async function fillIn(user: ReturnType<typeof userEvent.setup>, given: Readonly<Record<string, string>> = input) {
  for (const [label, text] of Object.entries(given)) await user.type(await field(label), text);
}

it('shows what is missing at each field, and focuses the first', async () => {
  const { user } = await mount();
  await field('Full name');
  await user.click(submit());
  expect(await field('Full name')).toHaveFocus();
  expect(await field('Full name')).toHaveAccessibleDescription('Enter your name.');
  expect(await field('Work email')).toHaveAccessibleDescription('Enter your email address.');
  expect(await field('Company')).toHaveAccessibleDescription('Enter the name of your company.');
  expect(await field('Password')).toHaveAccessibleDescription('Choose a password.');
  expect(sentBodies()).toEqual([]);
});

it('suggests a correction for an address with a likely typo', async () => {
  const { user } = await mount();
  await user.type(await field('Work email'), 'mia@gmial.com');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'mia@gmail.com' }));
  expect(await field('Work email')).toHaveValue('mia@gmail.com');
});

it('sends once, however often the button is pressed, and asks for the code from the e-mail', async () => {
  const { app, user } = await mount();
  await fillIn(user);
  await user.dblClick(submit());
  await waitFor(() => expect(app.location.read().path).toBe('/account/activate/code'));
  expect(sentBodies()).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
});

it('does not submit on the Enter key that ends a composition', async () => {
  const { user } = await mount();
  await fillIn(user);
  const prevented = !fireEvent.keyDown(await field('Full name'), { key: 'Enter', isComposing: true });
  expect(prevented).toBe(true);
  expect(sentBodies()).toEqual([]);
});

it('refuses values that are too long before sending', async () => {
  const { user } = await mount();
  fireEvent.input(await field('Full name'), { target: { value: 'x'.repeat(201) } });
  fireEvent.input(await field('Password'), { target: { value: 'x'.repeat(1025) } });
  await user.click(submit());
  expect(await field('Full name')).toHaveAccessibleDescription('Use at most 200 characters.');
  expect(await field('Password')).toHaveAccessibleDescription('Use at most 1,024 characters.');
});

it('keeps the values after a failure and after a reload, but never stores a password', async () => {
  world.faults.add({ call: 'POST /identity/resources/users/v1/signUp', kind: 'status', status: 503, times: 1 });
  const storage = createMemoryStorage();
  const first = await mount({}, { storage });
  await fillIn(first.user);
  await first.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(await field('Work email')).toHaveValue('mia@new.example');
  expect(await field('Password')).toHaveValue('Winter-77');
  cleanup();
  await mount({}, { storage });
  expect(await field('Work email')).toHaveValue('mia@new.example');
  expect(await field('Company')).toHaveValue('New Harbor');
  expect(await field('Password')).toHaveValue('');
});

describe('with theme options', () => {
  it.each<[string, SignUpTheme, string[]]>([
    ['without a company', { hideSignUpFields: { hideCompanyName: true } }, ['Full name', 'Work email', 'Password']],
    ['with a split name', { splitFullName: true }, ['First name', 'Last name', 'Work email', 'Company', 'Password']],
    [
      'with a repeated password',
      { requirePasswordConfirmation: true },
      ['Full name', 'Work email', 'Company', 'Password', 'Repeat the password'],
    ],
    [
      'with a phone number',
      { fieldsProperties: { phoneNumber: { enabled: true } } },
      ['Full name', 'Work email', 'Company', 'Phone number (optional)', 'Password'],
    ],
  ])('%s', async (_, theme, expected) => {
    await mount(theme);
    await field('Work email');
    expect(labels()).toEqual(expected);
  });

  it('without a form', async () => {
    await mount({ hideSignUpForm: true });
    await screen.findByRole('heading', { name: 'Create your account' });
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });

  it('sends first and last name as one name, and no company if its field is hidden', async () => {
    const { user } = await mount({ splitFullName: true, hideSignUpFields: { hideCompanyName: true } });
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(await field('First name')).toHaveAccessibleDescription('Enter your first name.');
    expect(await field('Last name')).toHaveAccessibleDescription('Enter your last name.');
    const { Password, 'Work email': email } = input;
    await fillIn(user, { 'First name': ' Mia ', 'Last name': 'Tran', 'Work email': email, Password });
    await user.click(submit());
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
    expect(sentBodies()[0]).toMatchObject({ name: 'Mia Tran', email, companyName: '' });
    expect(Object.keys(sentBodies()[0] ?? {})).not.toContain('firstName');
  });

  it('sends nothing before both passwords are the same', async () => {
    const { user } = await mount({ requirePasswordConfirmation: true });
    await fillIn(user);
    await user.click(submit());
    expect(await field('Repeat the password')).toHaveAccessibleDescription('Repeat the password.');
    await user.type(await field('Repeat the password'), 'Winter-78');
    await user.click(submit());
    expect(await field('Repeat the password')).toHaveAccessibleDescription('The two passwords are not the same.');
    expect(sentBodies()).toEqual([]);
    await user.type(await field('Repeat the password'), '{Backspace}7');
    await user.click(submit());
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
    expect(sentBodies()[0]).not.toHaveProperty('confirmPassword');
  });

  it('with the strength of the password and its rules, while the user types', async () => {
    const { user } = await mount();
    await user.type(await field('Password'), 'abc');
    expect(document.querySelector('.portico-guide')).toHaveAttribute('data-strength', 'veryWeak');
    expect(screen.getByText('Use at least 6 characters.').closest('li')).not.toHaveAttribute('data-met');
    await user.type(await field('Password'), 'DEF-Harbor-77');
    expect(document.querySelector('.portico-guide')).not.toHaveAttribute('data-strength', 'veryWeak');
    expect(screen.getByText('Use at least 6 characters.').closest('li')).toHaveAttribute('data-met');
  });

  it('without the strength of the password', async () => {
    const { view } = await mount({ passwordMeter: { enabled: false } });
    await field('Password');
    expect(view.container.querySelector('.portico-guide')).toBeNull();
  });

  it('links the terms, or requires consent to them', async () => {
    const both = { terms: { enabled: true }, privacy: { enabled: true } };
    await mount({ disclaimer: both });
    await field('Work email');
    expect(document.querySelector('.portico-disclaimer')).toHaveTextContent(
      'By creating an account you agree to our Terms of Service and Privacy Policy',
    );
    cleanup();
    const { user } = await mount({ disclaimer: { ...both, hasCheckbox: true } });
    await fillIn(user);
    await user.click(submit());
    const box = screen.getByRole('checkbox', { name: /I agree to the Terms of Service and Privacy Policy/ });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Agree to this to create an account.');
    await user.click(box);
    await user.click(submit());
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
  });

  it('with custom fields of the vendor, whose values are sent', async () => {
    const { user } = await mount({
      overrideSignupFields: () => ({
        companyName: { type: 'companyName', hide: true },
        password: { type: 'password', order: 0 },
        size: {
          type: 'custom',
          fieldType: 'select',
          fieldProps: {
            label: 'Size',
            options: [
              { label: 'Small', value: 1 },
              { label: 'Large', value: 2 },
            ],
          },
        },
        news: { type: 'custom', fieldType: 'disclaimer', fieldProps: { name: 'news', label: 'Send me news' } },
        code: {
          type: 'custom',
          fieldType: 'input',
          fieldProps: { label: 'Code', addRequiredAsterisk: true },
          validationSchema: {
            validateSync: (value: unknown) => {
              if (value !== 'harbor') throw new Error('Ask us for the code.');
            },
          },
        },
      }),
    });
    const { Company: _, ...others } = input;
    await fillIn(user, { ...others, Code: 'port' });
    expect(labels()[0]).toBe('Password');
    await user.selectOptions(await field('Size (optional)'), 'Large');
    await user.click(screen.getByRole('checkbox', { name: 'Send me news' }));
    await user.click(submit());
    expect(await field('Code')).toHaveAccessibleDescription('Ask us for the code.');
    await user.clear(await field('Code'));
    await user.type(await field('Code'), 'harbor');
    await user.click(submit());
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
    expect(JSON.parse(String(sentBodies()[0]?.metadata))).toEqual({ size: '2', news: true, code: 'harbor' });
  });

  it('never runs a function from a document', async () => {
    const ran = vi.fn();
    Object.assign(globalThis, { ran });
    await mount({
      overrideSignupFields: '() => { globalThis.ran(); return { email: { type: "email", hide: true } } }',
    });
    expect(await field('Work email')).toBeVisible();
    expect(ran).not.toHaveBeenCalled();
  });

  it('ignores a function that throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await mount({
      overrideSignupFields: () => {
        throw new Error('broken');
      },
    });
    expect(await field('Work email')).toBeVisible();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('the links between login and sign-up', () => {
  it('appear if the vendor permits sign-up, and keep the query of the address', async () => {
    const { app, user } = await mount({}, { address: '/account/login?redirectUrl=%2Freports' });
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await screen.findByRole('heading', { name: 'Create your account' });
    expect(app.location.read().query.get('redirectUrl')).toBe('/reports');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(app.location.read().query.get('redirectUrl')).toBe('/reports');
  });

  it('are hidden if the vendor does not permit it', async () => {
    setVendorPolicy(world, 'sign-up', { allowed: false });
    // An earlier page load has stored that sign-up is allowed, so the place of the link stays empty until the answer.
    const storage = createMemoryStorage();
    storage.local.set(SIGN_UP_KEY, 'true');
    await mount({}, { address: '/account/login', storage });
    await field('Email');
    await waitFor(() => expect(document.querySelector('.portico-switch')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it('are hidden if that could not be loaded, which is reported to the host', async () => {
    world.clock.follow(() => performance.now());
    world.faults.add({ call: 'GET /identity/resources/configurations/v1/public', kind: 'status', status: 503 });
    const { app } = await mount({}, { address: '/account/login' });
    const errors = () => app.session.store.getState().errorByRequest;
    await waitFor(() => expect(errors()).toHaveProperty('LOAD_ALLOW_SIGNUPS.isError', true));
    expect(await field('Email')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });
});

it("shows that an invalid invitation couldn't be verified", async () => {
  await mount({}, { address: '/account/sign-up?invitationToken=dead' });
  expect(await screen.findByRole('heading', { name: "We couldn't verify your invitation" })).toBeVisible();
});
