import { createStore, type StoreApi } from 'zustand/vanilla';
import { impersonate } from '../../../api/impersonation';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import type { ErrorCode } from '../../../contract';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import type { ImpersonateState } from './impersonate-state';

/** How long the success screen stays before the application opens (sign-in spec §9). */
const IMPERSONATION_DELAY_MS = 1_000;

const expiredCodes: readonly string[] = ['ER-UNAUTHORIZED', 'ER-SESSION-EXPIRED'] satisfies ErrorCode[];
const refusedCodes: readonly string[] = [
  'ER-FORBIDDEN',
  'ER-ROLE-ABOVE-OWN',
  'ER-USER-NOT-FOUND',
  'ER-OWN-ACCOUNT',
  'ER-ACCOUNT-LOCKED',
  'ER-ACCOUNT-DISABLED',
  'ER-ACCOUNT-EXPIRED',
  'ER-ACCOUNT-NOT-VERIFIED',
  'ER-INVITATION-PENDING',
] satisfies ErrorCode[];

/** Actions of the user on the impersonation route. None of them rejects. */
interface ImpersonateActions {
  /** Removes the actor's token from the address and the history. Call after mount; more calls do nothing. */
  start(): Promise<void>;
  /** Starts the session as the other user, and opens the application after a delay. */
  impersonate(): Promise<void>;
  /** Continues to the application without waiting. */
  goOn(): void;
}

export type ImpersonateStore = FlowSnapshot<ImpersonateState> & ImpersonateActions;

/**
 * Creates the impersonation store of one mounted login box. Nothing is sent before the user presses the button. The
 * address contains `impersonatedUserId`, `actorToken` and, as the redirect target, `redirectUrl`.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §4 "Activation, unlock, invitation, impersonation", contract: sdk-surface, auth.impersonateState
 */
export function createImpersonateStore(app: App, given?: FlowSnapshot<ImpersonateState>): StoreApi<ImpersonateStore> {
  const { http, session, location } = app;
  return createStore<ImpersonateStore>()((set, get) => {
    const flow = createFlowRunner<ImpersonateState, ImpersonateStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });
    const goOn = () => goOnAfterLogin(app);

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),

      async start() {
        const { path, query } = location.read();
        if (!query.has('actorToken')) return;
        query.delete('actorToken');
        location.go(`${path}?${query}`, { replace: true });
      },

      async impersonate() {
        const { state } = get();
        if (state.step !== 'impersonating') return;
        await flow.run(async () => {
          const tokens = await impersonate(http, state.request);
          await session.accept({ ...tokens, mfaRequired: false });
          return { step: 'success' };
        }, afterFailure);
        if (get().state.step === 'success') await redirectLater(app, IMPERSONATION_DELAY_MS, goOn);
      },

      goOn,
    };
  });
}

function afterFailure({ code }: FlowError): Partial<FlowSnapshot<ImpersonateState>> {
  if (expiredCodes.includes(code)) return { state: { step: 'impersonationFailed', reason: 'expired' }, error: null };
  if (refusedCodes.includes(code)) return { state: { step: 'impersonationFailed', reason: 'refused' }, error: null };
  return {};
}

function stateOfAddress({ location }: App): ImpersonateState {
  const { query } = location.read();
  const [impersonatedUserId = '', actorToken = ''] = ['impersonatedUserId', 'actorToken'].map((name) =>
    query.get(name)?.trim(),
  );
  if (!impersonatedUserId || !actorToken) return { step: 'impersonationFailed', reason: 'expired' };
  return { step: 'impersonating', request: { impersonatedUserId, actorToken } };
}
