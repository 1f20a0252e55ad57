import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { loginAddress } from '../../../app/routes';
import { REDIRECT_PARAMETER } from '../../../core/redirect';
import { createFlowRunner } from '../../runtime/flow-run';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { readAppAddress } from './app-address';
import type { OpenAppState } from './open-app-state';

/** How long an app may take to come before the page says that none has. */
const OPEN_APP_PATIENCE_MS = 3_000;

/** What a user can do on the open-app route. None rejects. */
interface OpenAppActions {
  /** Call once mounted, any number of times: asks the phone for the app. */
  start(): Promise<void>;
  /** Asks once more. */
  open(): Promise<void>;
  backToLogin(): void;
}

export type OpenAppStore = FlowSnapshot<OpenAppState> & OpenAppActions;

/**
 * Makes the open-app flow of one mounted login box: hands over to the address in `redirectUrl`, if the host allows it by
 * `allowedRedirectOrigins`.
 *
 * @param given Where it starts; absent, the address decides.
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
      // Where an app has come, nobody sees what happens here.
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
