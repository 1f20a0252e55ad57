import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { loginAddress } from '../../app/routes';
import type { HandOver } from '../../login-box/flows/login/enter-after-joining';
import type { LoginStore } from '../../login-box/flows/login/login-flow';
import { createLoginStore } from '../../login-box/flows/login/login-store';
import { type WithCallback, withCallback } from './flow-state';
import { challengeActions, enrolmentActions } from './login-mfa-actions';
import { passwordActions } from './login-password-actions';
import { passwordlessActions } from './login-passwordless-actions';
import { resetFlow } from './shared-flows';

/** Actions for the host's own login screens. No action rejects; each settles when the flow has continued. */
export type LoginActions = ReturnType<typeof passwordActions> &
  ReturnType<typeof passwordlessActions> &
  ReturnType<typeof challengeActions> &
  ReturnType<typeof enrolmentActions> &
  ReturnType<typeof stepActions>;

/** Creates the login flow for the host's own screens (contract: sdk-surface §12, auth.loginState). */
export function makeLoginFlow(app: App): StoreApi<LoginStore> {
  return createLoginStore(app);
}

/** Returns a function that goes to the host's login page, which continues where another flow has ended. */
export function handOverToLogin(app: App): HandOver {
  return (login) => {
    resetFlow(app, makeLoginFlow, createLoginStore(app, login));
    app.redirectTo(loginAddress(app.routes));
  };
}

/** Creates the actions; each loads its chunk when it is first called. */
export function loginActions(store: StoreApi<LoginStore>, app: App): LoginActions {
  return {
    ...passwordActions(store),
    ...passwordlessActions(store),
    ...challengeActions(store),
    ...enrolmentActions(store),
    ...stepActions(store, app),
  };
}

/** Creates the actions that continue, go back or restart. */
function stepActions(store: StoreApi<LoginStore>, app: App) {
  const { flow } = store.getState();
  return {
    /** Continues from a step that needs no input: a recovery code, an offer, a warning, a link that worked. */
    async goOn(): Promise<void> {
      await (await import('./go-on-from')).goOnFrom(flow);
    },
    /** Checks whether the request to join has been approved. */
    async checkApproval({ callback }: WithCallback = {}): Promise<void> {
      const { checkApproval } = await import('../../login-box/flows/login/approval-actions');
      await withCallback(store, checkApproval(flow), callback);
    },
    /** Goes one step back, and keeps the identifier. */
    async back(): Promise<void> {
      (await import('../../login-box/flows/login/step-back-actions')).stepBackward(flow);
    },
    /** Restarts the flow. */
    resetLoginState(): void {
      resetFlow(app, makeLoginFlow);
    },
  };
}
