import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { reportVerified } from '../../../app/report-events';
import { loginAddress } from '../../../app/routes';
import { whenSettled } from '../../../session/when-settled';
import { pendingSocialRedirects, rememberProvider } from '../../parts/social/social-redirects';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { isPassing } from '../../runtime/passing-failure';
import type { LoginFlow } from './login-flow';
import type { CallbackAnswer, CallbackKind, LoginState, LoginStateOf, SocialFailure } from './login-state';
import { sendAnswer } from './send-answer';
import { signIn } from './sign-in';

type Answer<From extends CallbackKind> = Extract<CallbackAnswer, { from: From }>;

/** Goes on after a visit to another site: hands over what it has sent back, or says why that is not possible. */
export async function finishCallback(flow: LoginFlow): Promise<void> {
  const state = flow.at('callback');
  if (!state) return;
  const parameters = readOnce(flow.app.location.read().query);
  if (state.from === 'social') return finishSocial(flow, parameters);
  const answer = state.from === 'oidc' ? oidcAnswer(parameters) : samlAnswer(parameters);
  return answer ? handOver(flow, answer) : fail(flow, { step: 'loginWithSSOFailed', email: '', from: state.from });
}

/** Hands the same answer over once more, after a service that was out of order. */
export async function retryCallback(flow: LoginFlow): Promise<void> {
  const { answer } = flow.at('callback') ?? {};
  if (answer) await deliver(flow, answer);
}

/** To the first step, where somebody may sign in another way. */
export function startOver({ app, ...flow }: LoginFlow): void {
  flow.move({ step: 'preLogin', email: '' });
  app.redirectTo(loginAddress(app.routes), { replace: true });
}

/**
 * Out of a failed company sign-in, into the application. The address is that of sign-in spec §4, step 1, but only the user
 * leaves: the second of §9 is too short to read why it failed.
 */
export function leaveFailedSSO({ app }: LoginFlow): void {
  app.redirectTo(app.routes.authenticatedUrl, { replace: true });
}

type Parameters = Readonly<Record<string, string>>;

/** Parameters that stand there once: of two nobody knows which one was meant. */
function readOnce(query: URLSearchParams): Parameters {
  const names = [...new Set(query.keys())].filter((name) => query.getAll(name).length === 1);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}

async function finishSocial(flow: LoginFlow, { state = '', code, id_token, error }: Parameters): Promise<void> {
  const visit = state ? pendingSocialRedirects(flow.app).end(state) : null;
  const failed = (reason: SocialFailure) => fail(flow, socialFailure(reason, visit?.name), visit !== null);
  if (!visit) return failed(state ? 'unknown' : 'incomplete');
  if (error) return failed(error === 'access_denied' ? 'denied' : 'failed');
  if (!code && !id_token) return failed('incomplete');
  return handOver(flow, {
    from: 'social',
    visit,
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
      if (answer.from === 'social') rememberProvider(app, answer.visit.provider);
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

/** A service that is out of order or out of reach may be asked again; what it has refused is of no more use. */
function whenRefused(answer: CallbackAnswer) {
  return (error: FlowError): Partial<FlowSnapshot<LoginState>> => {
    if (isPassing(error)) return {};
    if (answer.from !== 'social') return { state: { step: 'loginWithSSOFailed', email: '', from: answer.from } };
    return { state: socialFailure('refused', answer.visit.name) };
  };
}

/**
 * Shows why there was no sign-in. The failure of a sign-in that this browser began clears the session; a page that was
 * loaded again after it signed the user in goes on into the application.
 */
async function fail(flow: LoginFlow, failure: LoginState, isOwnSignIn = false): Promise<void> {
  const { session } = flow.app;
  const { status } = await whenSettled(session.store);
  if (isOwnSignIn) session.clear();
  else if (status === 'signedIn') return goOnAfterLogin(flow.app, { replace: true });
  flow.move(failure);
}
