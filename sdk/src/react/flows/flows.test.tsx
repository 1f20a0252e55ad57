// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../mock-backend/src/handlers/testing/policies';
import { login } from '../../api/auth';
import { createInviteLink, inviteUser, listUsers } from '../../api/team';
import { createTestApp, createTestBrowser, type TestAppOptions } from '../../app/test-app';
import {
  FronteggProvider,
  useAcceptInvitationActions,
  useAcceptInvitationState,
  useActivateAccountActions,
  useActivateAccountState,
  useApprovalFlowActions,
  useApprovalFlowState,
  useAuthActions,
  useForgotPasswordActions,
  useForgotPasswordState,
  useImpersonateActions,
  useImpersonateState,
  useLoginActions,
  useLoginState,
  useResetPhoneNumberActions,
  useResetPhoneNumberState,
  useSignUpActions,
  useSignUpState,
  useSocialLoginActions,
  useSocialLoginState,
  useStepUpActions,
  useStepUpState,
  useUnlockAccountActions,
  useUnlockAccountState,
} from '../../index';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

interface PageProps<T> {
  useHooks: () => T;
  onShown: (found: T) => void;
}

function Page<T>({ useHooks, onShown }: PageProps<T>) {
  onShown(useHooks());
  return <p>mine</p>;
}

function Name() {
  return <output>{useLoginState((login) => login.email)}</output>;
}

/** A host with its own pages, and what its hooks returned in the latest render. */
function mount<T>(useHooks: () => T, options: TestAppOptions = {}, more: ReactNode = null) {
  const browser = createTestBrowser(world, { address: '/account/login', customLoginBox: true, ...options });
  const latest: { current: T | undefined } = { current: undefined };
  render(
    <StrictMode>
      <FronteggProvider app={browser.app}>
        <Page useHooks={useHooks} onShown={(found) => (latest.current = found)} />
        {more}
      </FronteggProvider>
    </StrictMode>,
  );
  return {
    ...browser,
    shown: async () => {
      await screen.findByText('mine');
      return latest.current as T;
    },
    now: () => latest.current as T,
  };
}

const useLogin = () => ({ login: useLoginState(), actions: useLoginActions() });
const useSignUp = () => ({ signUp: useSignUpState(), actions: useSignUpActions() });
const useForgot = () => ({ forgot: useForgotPasswordState(), actions: useForgotPasswordActions() });
const useLost = () => ({
  lost: useResetPhoneNumberState(),
  actions: useResetPhoneNumberActions(),
  login: useLoginState(),
});
const useUnlock = () => ({ locked: useUnlockAccountState(), actions: useUnlockAccountActions() });
const useActivation = () => ({ account: useActivateAccountState(), actions: useActivateAccountActions() });
const useSocial = () => ({ social: useSocialLoginState(), actions: useSocialLoginActions() });
const useInvitation = () => ({ invitation: useAcceptInvitationState(), actions: useAcceptInvitationActions() });
const useImpersonation = () => ({ state: useImpersonateState(), actions: useImpersonateActions() });
const useApproval = () => ({ approval: useApprovalFlowState(), actions: useApprovalFlowActions() });
const useLifting = () => ({ stepUp: useStepUpState(), actions: useStepUpActions() });

/** Returns the address of a mailed link. */
const pathOfLink = (link = '') => {
  const { pathname, search } = new URL(link, 'http://localhost');
  return pathname + search;
};
const mailTo = (email: string) => world.inbox.list().find(({ to }) => to === email)?.link;

/** Ada of the demo team, in another browser. */
async function startAda() {
  const ada = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await ada.start();
  return ada;
}

const mailedCode = () => /\b\d{6}\b/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';
const path = ({ app }: { app: ReturnType<typeof createTestApp> }) => app.location.read().path;

it('signs in on the host’s own page, after a wrong password', async () => {
  const host = mount(useLogin, { address: '/account/login?redirectUrl=/reports' });
  const { actions } = await host.shown();
  await act(() => actions.preLogin({ email: 'ada@acme.test' }));
  expect(host.now().login).toMatchObject({ step: 'loginWithPassword', email: 'ada@acme.test', loading: false });
  const outcomes: unknown[] = [];
  await act(() => actions.login({ password: 'wrong-one', callback: (...outcome) => outcomes.push(outcome) }));
  expect(host.now().login.error?.code).toBe('ER-INVALID-CREDENTIALS');
  await act(() => actions.login({ password: DEMO_PASSWORD, callback: (...outcome) => outcomes.push(outcome) }));
  expect(outcomes).toEqual([[null, expect.objectContaining({ code: 'ER-INVALID-CREDENTIALS' })], [true]]);
  expect(host.app.session.store.getState().user?.email).toBe('ada@acme.test');
  expect(path(host)).toBe('/reports');
});

it('accepts name and password at once, then the second factor', async () => {
  const host = mount(useLogin);
  const { actions } = await host.shown();
  await act(() => actions.login({ email: 'ben@acme.test', password: DEMO_PASSWORD }));
  expect(host.now().login).toMatchObject({ step: 'loginWithTwoFactor', challenge: { step: 'authenticatorApp' } });
  await act(() => actions.loginWithMfa({ value: world.authenticator.code('ben@acme.test') }));
  expect(host.app.session.store.getState().user?.email).toBe('ben@acme.test');
});

it('shares one sign-in among all components that show it, and restarts after the last one unmounts', async () => {
  const host = mount(useLogin, {}, <Name />);
  const { actions } = await host.shown();
  await act(() => actions.preLogin({ email: 'ada@acme.test' }));
  expect(screen.getByText('ada@acme.test')).toBeVisible();
  act(() => actions.resetLoginState());
  expect(host.now().login).toMatchObject({ step: 'preLogin', email: '' });
  await act(() => host.now().actions.preLogin({ email: 'ben@acme.test' }));
  await act(() => host.now().actions.back());
  expect(host.now().login).toMatchObject({ step: 'preLogin', email: 'ben@acme.test' });
  cleanup();
  await Promise.resolve();
  const again = mount(useLogin);
  await again.shown();
  expect(again.now().login).toMatchObject({ step: 'preLogin', email: '' });
});

it('signs up on the host’s own page, then shows the step for the code in the e-mail', async () => {
  const host = mount(useSignUp, { address: '/account/sign-up' });
  await host.shown();
  await waitFor(() => expect(host.now().signUp).toMatchObject({ step: 'SignUp', terms: { withPassword: true } }));
  const account = { email: 'mia@new.example', name: 'Mia', companyName: 'New', password: `${DEMO_PASSWORD}-2` };
  await act(() => host.now().actions.signUpUser(account));
  expect(path(host)).toBe('/account/activate/code');
});

it('mails a link to reset the password', async () => {
  const host = mount(useForgot, { address: '/account/forget-password' });
  const { actions } = await host.shown();
  await act(() => actions.forgotPassword({ email: 'ada@acme.test' }));
  if (host.now().forgot.step === 'passwordRecoverySelector') await act(() => actions.sendPasswordRecoveryEmail());
  expect(host.now().forgot).toMatchObject({ step: 'forgotPasswordEmailSuccess', email: 'ada@acme.test' });
  const link = new URL(world.inbox.list()[0]?.link ?? '', 'http://localhost');
  cleanup();
  const page = mount(useForgot, { address: link.pathname + link.search });
  await page.shown();
  await waitFor(() => expect(page.now().forgot).toMatchObject({ step: 'resetPasswordPage', loading: false }));
  await act(() => page.now().actions.resetPassword({ password: `${DEMO_PASSWORD}-2` }));
  expect(page.now().forgot.step).toBe('resetPasswordSuccess');
});

it('continues the login with the new phone number', async () => {
  const host = mount(useLost, { address: '/account/reset-phone-number' });
  const { actions } = await host.shown();
  await act(() => actions.resetPhoneNumber({ email: 'ada@acme.test' }));
  await act(() => actions.verifyResetPhoneNumber({ code: mailedCode() }));
  expect(host.now().lost.step).toBe('ChangePhoneNumber');
  await act(() => actions.changePhoneNumber({ phoneNumber: '+14155550199' }));
  expect(path(host)).toBe('/account/login');
  expect(['loginWithSmsOtc', 'preLogin']).toContain(host.now().login.step);
  expect(host.now().login.email).not.toBe('');
});

it('shows that a link is invalid, and goes back to the login page', async () => {
  const host = mount(useUnlock, { address: '/account/unlock?token=cut-off' });
  const { actions } = await host.shown();
  await act(() => actions.unlockAccount());
  expect(host.now().locked.step).toBe('unlockAccountFailed');
  act(() => actions.backToLogin());
  expect(path(host)).toBe('/account/login');
});

it('activates an account and sets its password', async () => {
  const { transport } = world.connect();
  const url = 'https://id.portico.test/identity/resources/users/v1/activate/reset';
  const headers = { 'content-type': 'application/json' };
  await transport(new Request(url, { method: 'POST', headers, body: JSON.stringify({ email: 'grace@acme.test' }) }));
  const { pathname, search } = new URL(world.inbox.list()[0]?.link ?? '', 'http://localhost');
  const host = mount(useActivation, { address: pathname + search });
  await host.shown();
  await waitFor(() => expect(host.now().account).toMatchObject({ step: 'activatingForm', withPassword: true }));
  let done: Promise<void> | undefined;
  act(() => {
    done = host.now().actions.activateAccount({ password: 'Winter-Garden-77' });
  });
  await waitFor(() => expect(host.now().account.step).toBe('success'));
  act(() => host.now().actions.goOn());
  world.clock.advance(5_000);
  await act(async () => done);
  expect(host.app.session.store.getState().user?.email).toBe('grace@acme.test');
});

it('lists the providers, and redirects to the chosen one', async () => {
  const host = mount(useSocial);
  await host.shown();
  await waitFor(() => expect(host.now().social.providers?.map(({ id }) => id)).toContain('google'));
  await act(() => host.now().actions.loginViaSocialLogin({ provider: 'unknown' }));
  expect(host.left).toEqual([]);
  await act(() => host.now().actions.loginViaSocialLogin({ provider: 'google' }));
  expect(new URL(host.left[0] ?? '').pathname).toContain('/sso/default/google/prelogin');
});

it('accepts an invitation on the host’s own page', async () => {
  const { http } = await startAda();
  await inviteUser(http, { email: 'liam@brightwater.test', name: 'Liam', roleIds: ['role-support'] });
  const host = mount(useInvitation, { address: pathOfLink(mailTo('liam@brightwater.test')) });
  await host.shown();
  await waitFor(() => expect(host.now().invitation).toMatchObject({ step: 'pending', loading: false }));
  let done: Promise<void> | undefined;
  act(() => {
    done = host.now().actions.acceptInvitation();
  });
  await waitFor(() => expect(host.now().invitation).toMatchObject({ step: 'success' }));
  act(() => host.now().actions.goOn());
  expect(path(host)).toBe('/account/login');
  world.clock.advance(5_000);
  await act(async () => done);
});

it('impersonates another user', async () => {
  const { http, session } = await startAda();
  const { items } = await listUsers(http, { _limit: 50 });
  const impersonatedUserId = items.find(({ email }) => email === 'ines@acme.test')?.id ?? '';
  const query = new URLSearchParams({ impersonatedUserId, actorToken: session.accessToken() ?? '' });
  const host = mount(useImpersonation, { address: `/account/impersonate?${query}` });
  await host.shown();
  expect(host.now().state.step).toBe('impersonating');
  let done: Promise<void> | undefined;
  act(() => {
    done = host.now().actions.impersonate();
  });
  await waitFor(() => expect(host.app.session.store.getState().user?.email).toBe('ines@acme.test'));
  world.clock.advance(1_000);
  await act(async () => done);
  expect(path(host)).toBe('/');
});

it('decides about a mailed request', async () => {
  setVendorPolicy(world, 'approval-flows', { joining: true });
  const { token: invitationToken } = await createInviteLink((await startAda()).http, {});
  const wish = { email: 'liam@brightwater.test', password: DEMO_PASSWORD, invitationToken };
  await expect(login(createTestApp(world).http, wish)).rejects.toMatchObject({ errorCode: 'ER-APPROVAL-PENDING' });
  const host = mount(useApproval, { address: pathOfLink(mailTo('ada@acme.test')) });
  await host.shown();
  await waitFor(() =>
    expect(host.now().approval).toMatchObject({ step: 'form', request: { requester: 'Liam Byrne' } }),
  );
  await act(() => host.now().actions.submitApprovalAction({ approved: true }));
  expect(host.now().approval).toMatchObject({ step: 'success', approved: true });
});

it('shows that the user has no second factor enrolled', async () => {
  const host = mount(useLifting, { address: '/account/step-up', signedInAs: 'ada@acme.test' });
  await host.shown();
  await waitFor(() => expect(host.now().stepUp).toMatchObject({ step: 'noMFAEnrolledStepUp', error: null }));
  act(() => host.now().actions.leave());
  expect(path(host)).toBe('/');
});

it('accepts the second factor of a repeated step-up, and returns to the previous page', async () => {
  const host = mount(useLifting, { address: '/account/step-up', signedInAs: 'ben@acme.test' });
  await host.shown();
  await waitFor(() => expect(path(host)).toBe('/'));
  world.clock.advance(120_000);
  host.app.location.go('/account/step-up?maxAge=60&redirectUrl=/payments');
  act(() => host.now().actions.resetStepUpState());
  await waitFor(() => expect(host.now().stepUp.step).toBe('authenticatorApp'));
  await act(() => host.now().actions.stepUpWithMfa({ value: world.authenticator.code('ben@acme.test') }));
  await waitFor(() => expect(path(host)).toBe('/payments'));
});

it('returns all functions of the session from one hook', async () => {
  const host = mount(useAuthActions, { address: '/', signedInAs: 'ada@acme.test' });
  const { logout, loginWithRedirect } = await host.shown();
  await act(() => logout());
  expect(host.app.session.store.getState().status).toBe('signedOut');
  act(() => loginWithRedirect());
  expect(path(host)).toBe('/account/login');
});
