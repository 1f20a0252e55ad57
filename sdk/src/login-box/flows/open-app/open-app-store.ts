import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { loginAddress } from '../../../app/routes';
import { REDIRECT_PARAMETER } from '../../../core/redirect';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { readAppAddress } from './app-address';
import type { OpenAppState } from './open-app-state';

/** How long the page waits for an app before it says that none opened. */
const OPEN_APP_PATIENCE_MS = 3_000;

/** Actions of the user on the open-app route. None of them rejects. */
interface OpenAppActions {
  /** Opens the app. Call after mount; more calls do nothing. */
  start(): Promise<void>;
  /** Opens the app again. */
  open(): Promise<void>;
  backToLogin(): void;
}

export type OpenAppStore = FlowSnapshot<OpenAppState> & OpenAppActions;

/**
 * Creates the open-app store of one mounted login box. The flow opens the address in `redirectUrl`, if the host allows
 * it by `allowedRedirectOrigins`.
 *
 * @param given Initial state; default: read from the address.
 * @see Sign-in spec §2, contract: sdk-surface §1 `enableOpenAppRoute`
 */
export function createOpenAppStore(app: App, given?: FlowSnapshot<OpenAppState>): StoreApi<OpenAppStore> {
  const { location, clock, routes } = app;
  let started = given !== undefined;
  return createStore<OpenAppStore>()((set, get) => {
    const flow = createFlowRunner<OpenAppState, OpenAppStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    async function open(): Promise<void> {
      const { state } = get();
      if (state.step === 'openAppRefused') return;
      const asked: OpenAppState = { step: 'openApp', address: state.address };
      flow.move(asked);
      location.leave(state.address);
      // If an app opened, it covers this page, so that the user doesn't see the next step.
      await clock.sleep(OPEN_APP_PATIENCE_MS);
      if (get().state === asked) flow.move({ step: 'openAppUnanswered', address: state.address });
    }

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),

      async start() {
        if (started) return;
        started = true;
        await open();
      },

      open,
      backToLogin: () => app.redirectTo(loginAddress(routes)),
    };
  });
}

function stateOfAddress({ location, options: { authOptions = {} } }: App): OpenAppState {
  const address = readAppAddress(location.read().query.get(REDIRECT_PARAMETER), {
    home: location.href('/'),
    allowed: authOptions.allowedRedirectOrigins,
  });
  return address === null ? { step: 'openAppRefused' } : { step: 'openApp', address };
}
