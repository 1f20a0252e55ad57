import { createStore, type StoreApi } from 'zustand/vanilla';
import { unlockMe } from '../../../api/users-recovery';
import type { App } from '../../../app/app';
import { loginAddress } from '../../../app/routes';
import { isDeadLink } from '../../parts/dead-links';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import type { UnlockAccountState } from './unlock-account-state';

/** How long the success screen stays before the login page opens (sign-in spec §9). */
const UNLOCK_REDIRECT_DELAY_MS = 5_000;

/** Actions of the user on the unlock route. None of them rejects. */
interface UnlockAccountActions {
  /** Ends the lockout, and goes to the login page after a delay. */
  unlock(): Promise<void>;
  backToLogin(): void;
}

export type UnlockAccountStore = FlowSnapshot<UnlockAccountState> & UnlockAccountActions;

/**
 * Creates the unlock store of one mounted login box. Nothing is sent before the user presses the button.
 *
 * @param given Initial state; default: read from the address.
 */
export function createUnlockAccountStore(
  app: App,
  given?: FlowSnapshot<UnlockAccountState>,
): StoreApi<UnlockAccountStore> {
  const { http, routes } = app;
  return createStore<UnlockAccountStore>()((set, get) => {
    const flow = createFlowRunner<UnlockAccountState, UnlockAccountStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });
    const backToLogin = () => app.redirectTo(loginAddress(routes));

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),

      async unlock() {
        const { state } = get();
        if (state.step !== 'unlockAccount') return;
        await flow.run(
          async () => {
            await unlockMe(http, { token: state.token });
            return { step: 'unlockAccountSuccess' };
          },
          ({ code }: FlowError) => (isDeadLink(code) ? { state: { step: 'unlockAccountFailed' }, error: null } : {}),
        );
        if (get().state.step === 'unlockAccountSuccess')
          await redirectLater(app, UNLOCK_REDIRECT_DELAY_MS, backToLogin);
      },

      backToLogin,
    };
  });
}

function stateOfAddress({ location }: App): UnlockAccountState {
  const token = location.read().query.get('token')?.trim() ?? '';
  return token ? { step: 'unlockAccount', token } : { step: 'unlockAccountFailed' };
}
