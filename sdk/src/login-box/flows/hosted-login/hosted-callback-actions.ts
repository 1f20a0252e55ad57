import { silentAuthorize } from '../../../api/oauth';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { reportLogin } from '../../../app/report-events';
import { ApiError } from '../../../core/errors';
import { ForeignTokens, pendingHostedRedirects, tradeCode } from '../../../session/hosted/hosted-login';
import { asLoginResponse } from '../../../session/hosted/hosted-tokens';
import { whenSettled } from '../../../session/when-settled';
import { FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { isPassing } from '../../runtime/passing-failure';
import { takeCallback } from '../take-callback';
import { openHostedLogin } from './hosted-login-actions';
import type { HostedLoginFlow } from './hosted-login-flow';
import type { HostedLoginFailure, HostedLoginState } from './hosted-login-state';
import { onlyValue } from './only-value';

/** Codes of failures whose screens explain more than the texts of the service. */
const NOT_ASKED_FOR = 'hostedLoginNotAskedFor';
const REFUSED = 'hostedLoginRefused';
const refusals: readonly number[] = [400, 401, 403];

/** Handles the callback of the service: exchanges its code for tokens, and signs in. */
export async function finishCallback(flow: HostedLoginFlow): Promise<void> {
  const { app } = flow;
  const query = takeCallback(app);
  if (!query) return startAgain(flow);
  const [state, code, error] = ['state', 'code', 'error'].map((name) => onlyValue(query, name));
  const redirect = state ? pendingHostedRedirects(app).end(state) : null;
  if (!redirect) return fail(flow, state ? 'unknown' : 'incomplete');
  if (error) return fail(flow, error === 'access_denied' ? 'denied' : 'failed');
  if (!code) return fail(flow, 'incomplete');
  flow.move({ step: 'hostedLoginCallback', answer: { code, redirect } });
  return exchangeCode(flow);
}

/** Starts the login again after a reload, which left no code: goes to the service, or to the application if signed in. */
function startAgain(flow: HostedLoginFlow): Promise<void> {
  flow.move({ step: 'hostedLoginRedirect' });
  return openHostedLogin(flow);
}

/** Exchanges the code for tokens, and signs in; also exchanges it again, after the service was unavailable. */
export async function exchangeCode(flow: HostedLoginFlow): Promise<void> {
  const { app } = flow;
  const state = flow.at('hostedLoginCallback');
  if (!state?.answer) return;
  const { answer } = state;
  let isSignedIn = false;
  await flow.run(
    async () => {
      const tokens = await tradeCode(app, answer).catch(explainRefusal);
      await app.session.accept(asLoginResponse(tokens));
      reportLogin(app, 'hosted');
      isSignedIn = true;
      return state;
    },
    (error) => {
      app.session.clear();
      return whenRefused(error);
    },
  );
  if (isSignedIn && flow.state() === state) goOnAfterLogin(app, { replace: true });
}

/**
 * Shows the failure, unless the user is signed in: a reload of the callback page is not a failure. Neither is the
 * browser's Back from the application to the service's page, which redirects here with an answer used before.
 */
async function fail(flow: HostedLoginFlow, reason: HostedLoginFailure): Promise<void> {
  const { status } = await whenSettled(flow.app.session.store);
  const isSignedIn = status === 'signedIn' || (reason === 'unknown' && (await resumeSession(flow)));
  if (isSignedIn) goOnAfterLogin(flow.app, { replace: true });
  else flow.move({ step: 'hostedLoginFailed', reason });
}

/** Signs in by the session at the service, if there is one: the callback page does no silent refresh on its own. */
async function resumeSession({ app }: HostedLoginFlow): Promise<boolean> {
  if (app.options.authOptions?.disableSilentRefresh) return false;
  try {
    await app.session.accept(asLoginResponse(await silentAuthorize(app.http, { tenantId: null })));
    return true;
  } catch {
    return false;
  }
}

function explainRefusal(error: unknown): never {
  if (error instanceof ForeignTokens) throw new FlowFailure(NOT_ASKED_FOR, error.message);
  // Standard servers refuse by status, with error texts of their own (RFC 6749 §5.2).
  const isRefusal = error instanceof ApiError && refusals.includes(error.statusCode);
  throw isRefusal ? new FlowFailure(REFUSED, error.message, { cause: error }) : error;
}

/** Keeps the state, whose code permits a retry, if the service was unavailable or unreachable; a refused code can't be used again. */
function whenRefused(error: FlowError): Partial<FlowSnapshot<HostedLoginState>> {
  if (isPassing(error)) return {};
  const reason = error.code === NOT_ASKED_FOR ? 'unknown' : 'refused';
  return { state: { step: 'hostedLoginFailed', reason }, error: null };
}
