import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { rememberDestination } from '../../../app/remember-destination';
import { reportLogin } from '../../../app/report-events';
import { isRoute } from '../../../app/routes';
import { ApiError } from '../../../core/errors';
import { StorageUnavailable } from '../../../core/pending-redirects';
import {
  ForeignTokens,
  pendingHostedRedirects,
  startHostedLogin,
  tradeCode,
} from '../../../session/hosted/hosted-login';
import { asLoginResponse } from '../../../session/hosted/hosted-tokens';
import { whenSettled } from '../../../session/when-settled';
import { createFlowRunner, FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { isPassing } from '../../runtime/passing-failure';
import type { HostedLoginFailure, HostedLoginState } from './hosted-login-state';

/** Codes of failures whose screens explain more than the texts of the service. */
const NOT_ASKED_FOR = 'hostedLoginNotAskedFor';
const REFUSED = 'hostedLoginRefused';
const refusals: readonly number[] = [400, 401, 403];

/** Actions of the user in hosted login. None of them rejects. */
interface HostedLoginActions {
  /** Redirects to the service, or handles its callback. Call after mount; more calls do nothing. */
  start(): Promise<void>;
  /** Redirects to the service's page again. */
  signIn(): Promise<void>;
  /** Exchanges the same code again, after the service was unavailable. */
  retry(): Promise<void>;
  backToApp(): void;
}

export type HostedLoginStore = FlowSnapshot<HostedLoginState> & HostedLoginActions;

/**
 * Creates the hosted login store of one mounted login box.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §4 "Tokens and sessions"
 */
export function createHostedLoginStore(app: App, given?: FlowSnapshot<HostedLoginState>): StoreApi<HostedLoginStore> {
  const { location, routes, session } = app;
  let started = given !== undefined;
  return createStore<HostedLoginStore>()((set, get) => {
    const flow = createFlowRunner<HostedLoginState, HostedLoginStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    /** Shows the failure, unless the user is signed in: a reload of the callback page is not a failure. */
    async function fail(reason: HostedLoginFailure): Promise<void> {
      const { status } = await whenSettled(session.store);
      if (status === 'signedIn') goOnAfterLogin(app, { replace: true });
      else flow.move({ step: 'hostedLoginFailed', reason });
    }

    async function finish(): Promise<void> {
      const { query } = location.read();
      const [state, code, error] = ['state', 'code', 'error'].map((name) => only(query, name));
      const redirect = state ? pendingHostedRedirects(app).end(state) : null;
      if (!redirect) return fail(state ? 'unknown' : 'incomplete');
      if (error) return fail(error === 'access_denied' ? 'denied' : 'failed');
      if (!code) return fail('incomplete');
      flow.move({ step: 'hostedLoginCallback', answer: { code, redirect } });
      return trade();
    }

    async function trade(): Promise<void> {
      const { state } = get();
      if (state.step !== 'hostedLoginCallback' || !state.answer) return;
      const { answer } = state;
      await flow.run(
        async () => {
          const tokens = await tradeCode(app, answer).catch(saidNo);
          await session.accept(asLoginResponse(tokens));
          reportLogin(app, 'hosted');
          return state;
        },
        (error) => {
          session.clear();
          return whenRefused(error);
        },
      );
      if (get().state === state && get().error === null) goOnAfterLogin(app, { replace: true });
    }

    async function signIn(): Promise<void> {
      rememberDestination(app);
      await flow.run(async () => {
        await startHostedLogin(app, passedOn(location.read().query)).catch(nothingKept);
        return { step: 'hostedLoginRedirect' };
      });
    }

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
      signIn,
      retry: trade,
      backToApp: () => app.redirectTo(routes.authenticatedUrl, { replace: true }),
      async start() {
        if (started) return;
        started = true;
        if (get().state.step === 'hostedLoginCallback') return finish();
        const { status } = await whenSettled(session.store);
        const asksAgain = only(location.read().query, 'prompt') === 'login';
        if (status === 'signedIn' && !asksAgain) goOnAfterLogin(app, { replace: true });
        else await signIn();
      },
    };
  });
}

/** The value of a parameter that occurs once; empty otherwise, because repeated values are ambiguous. */
function only(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}

/** Parameters of the login page's address that hosted login supports (contract: headers-and-storage §9). */
const understood = ['invitationToken', 'login_hint', 'login_direct_action', 'prompt'];

function passedOn(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(understood.flatMap((name) => (only(query, name) ? [[name, only(query, name)]] : [])));
}

function nothingKept(error: unknown): never {
  if (error instanceof StorageUnavailable) throw new FlowFailure('storageBlocked', error.message);
  throw error;
}

function saidNo(error: unknown): never {
  if (error instanceof ForeignTokens) throw new FlowFailure(NOT_ASKED_FOR, error.message);
  // Standard servers refuse by status, with error texts of their own (RFC 6749 §5.2).
  const isRefusal = error instanceof ApiError && refusals.includes(error.statusCode);
  throw isRefusal ? new FlowFailure(REFUSED, error.message, { cause: error }) : error;
}

/** Keeps the code for a retry if the service was unavailable or unreachable; a refused code can't be used again. */
function whenRefused(error: FlowError): Partial<FlowSnapshot<HostedLoginState>> {
  if (isPassing(error)) return {};
  const reason = error.code === NOT_ASKED_FOR ? 'unknown' : 'refused';
  return { state: { step: 'hostedLoginFailed', reason }, error: null };
}

function stateOfAddress({ location, routes }: App): HostedLoginState {
  const isBack = isRoute(location.read().path, 'hostedLoginRedirectUrl', routes);
  return { step: isBack ? 'hostedLoginCallback' : 'hostedLoginRedirect' };
}
