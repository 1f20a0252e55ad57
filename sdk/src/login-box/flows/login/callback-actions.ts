import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { reportVerified } from '../../../app/report-events';
import { loginAddress } from '../../../app/routes';
import { ssoTestOf } from '../../../core/sso-redirects';
import { whenSettled } from '../../../session/when-settled';
import { pendingSocialRedirects, storeLastProvider } from '../../parts/social/social-redirects';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { isPassing } from '../../runtime/passing-failure';
import { takeCallback } from '../take-callback';
import type { LoginFlow } from './login-flow';
import type { CallbackAnswer, CallbackKind, LoginState, LoginStateOf, SocialFailure } from './login-state';
import { sendAnswer } from './send-answer';
import { signIn } from './sign-in';

type Answer<From extends CallbackKind> = Extract<CallbackAnswer, { from: From }>;

/**
 * Handles a callback: sends the other site's answer to the service, or shows why the sign-in failed. A reload afterwards
 * shows the login page.
 */
export async function finishCallback(flow: LoginFlow): Promise<void> {
  const state = flow.at('callback');
  if (!state) return;
  const query = takeCallback(flow.app);
  if (!query) return leaveReloaded(flow);
  const parameters = readOnce(query);
  if (state.from === 'social') return finishSocial(flow, parameters);
  const test = ssoTestOf(flow.app, parameters.RelayState ?? parameters.state ?? '');
  if (test) return (await import('./finish-sso-test')).finishSsoTest(flow.app, test, parameters);
  const answer = state.from === 'oidc' ? oidcAnswer(parameters) : samlAnswer(parameters);
  return answer ? handOver(flow, answer) : fail(flow, { step: 'loginWithSSOFailed', email: '', from: state.from });
}

/** Sends the same answer again, after a temporary failure of the service. */
export async function retryCallback(flow: LoginFlow): Promise<void> {
  const { answer } = flow.at('callback') ?? {};
  if (answer) await deliver(flow, answer);
}

/** Goes to the first step, where the user can choose another login method. */
export function startOver({ app, ...flow }: LoginFlow): void {
  flow.move({ step: 'preLogin', email: '' });
  app.redirectTo(loginAddress(app.routes), { replace: true });
}

/**
 * Leaves a failed company sign-in for the application. The address is that of sign-in spec §4, step 1, but only a press
 * leaves, no timer: the second of §9 is too short to read the reason.
 */
export function leaveFailedSSO({ app }: LoginFlow): void {
  app.redirectTo(app.routes.authenticatedUrl, { replace: true });
}

type Parameters = Readonly<Record<string, string>>;

/** Reads the parameters that occur exactly once: for a repeated one it is unknown which value is meant. */
function readOnce(query: URLSearchParams): Parameters {
  const names = [...new Set(query.keys())].filter((name) => query.getAll(name).length === 1);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}

async function finishSocial(flow: LoginFlow, { state = '', code, id_token, error }: Parameters): Promise<void> {
  const redirect = state ? pendingSocialRedirects(flow.app).end(state) : null;
  const failed = (reason: SocialFailure) => fail(flow, socialFailure(reason, redirect?.name), redirect !== null);
  if (!redirect) return failed(state ? 'unknown' : 'incomplete');
  if (error) return failed(error === 'access_denied' ? 'denied' : 'failed');
  if (!code && !id_token) return failed('incomplete');
  return handOver(flow, {
    from: 'social',
    redirect,
    state,
    ...(code && { code }),
    ...(id_token && { idToken: id_token }),
  });
}

function socialFailure(reason: SocialFailure, provider: string | undefined): LoginStateOf<'socialLoginFailed'> {
  return { step: 'socialLoginFailed', email: '', reason, ...(provider && { provider }) };
}

function oidcAnswer({ code, state }: Parameters): Answer<'oidc'> | null {
  return code && state ? { from: 'oidc', code, state } : null;
}

function samlAnswer({ SAMLResponse, RelayState = '' }: Parameters): Answer<'saml'> | null {
  return SAMLResponse ? { from: 'saml', SAMLResponse, RelayState } : null;
}

async function handOver(flow: LoginFlow, answer: CallbackAnswer): Promise<void> {
  flow.move({ step: 'callback', email: '', from: answer.from, answer });
  await deliver(flow, answer);
}

async function deliver(flow: LoginFlow, answer: CallbackAnswer): Promise<void> {
  const { app } = flow;
  let isNewUser: boolean | undefined;
  await signIn(
    flow,
    async () => {
      const response = await sendAnswer(app, answer);
      ({ isNewUser } = response);
      if (answer.from === 'social') storeLastProvider(app, answer.redirect.provider);
      return response;
    },
    {
      failed: whenRefused(answer),
      end(last) {
        if (isNewUser) reportVerified(app, 'SOCIAL_LOGIN');
        return last;
      },
    },
  );
}

/** Keeps the answer for a retry after a temporary failure; an answer that the service refused can't be used again. */
function whenRefused(answer: CallbackAnswer) {
  return (error: FlowError): Partial<FlowSnapshot<LoginState>> => {
    if (isPassing(error)) return {};
    if (answer.from !== 'social') return { state: { step: 'loginWithSSOFailed', email: '', from: answer.from } };
    return { state: socialFailure('refused', answer.redirect.name) };
  };
}

/** Leaves a reloaded callback: a user whom it had signed in continues to the application. */
async function leaveReloaded(flow: LoginFlow): Promise<void> {
  const { status } = await whenSettled(flow.app.session.store);
  if (status === 'signedIn') goOnAfterLogin(flow.app, { replace: true });
  else startOver(flow);
}

/**
 * Shows why the sign-in failed. If this browser began the sign-in, the failure clears the session. Otherwise a user who
 * is signed in continues to the application: the callback page was reloaded after it had signed the user in.
 */
async function fail(flow: LoginFlow, failure: LoginState, isOwnSignIn = false): Promise<void> {
  const { session } = flow.app;
  const { status } = await whenSettled(session.store);
  if (isOwnSignIn) session.clear();
  else if (status === 'signedIn') return goOnAfterLogin(flow.app, { replace: true });
  flow.move(failure);
}
