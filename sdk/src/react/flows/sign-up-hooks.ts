import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import * as actions from '../../login-box/flows/sign-up/sign-up-actions';
import type { NewAccount } from '../../login-box/flows/sign-up/sign-up-calls';
import type { SignUpStore } from '../../login-box/flows/sign-up/sign-up-flow';
import type { SignUpState } from '../../login-box/flows/sign-up/sign-up-state';
import { createSignUpStore } from '../../login-box/flows/sign-up/sign-up-store';
import { type HostFlowState, useFlowState, type WithCallback, withCallback } from './flow-state';
import { handOverToLogin } from './login-actions';
import { resetFlow, useFlowActions } from './shared-flows';

/**
 * Returns the state of the sign-up at the current address, for the host's own page; `terms` has the fields of its form.
 */
export function useSignUpState(): HostFlowState<SignUpState>;
export function useSignUpState<T>(select: (signUp: HostFlowState<SignUpState>) => T): T;
export function useSignUpState<T>(select?: (signUp: HostFlowState<SignUpState>) => T): T | HostFlowState<SignUpState> {
  return useFlowState(makeSignUp, select);
}

/** Returns the actions of the sign-up. */
export function useSignUpActions(): ReturnType<typeof signUpActions> {
  return useFlowActions(makeSignUp, signUpActions);
}

function makeSignUp(app: App): StoreApi<SignUpStore> {
  return createSignUpStore(app, { onSignIn: handOverToLogin(app) });
}

function signUpActions(store: StoreApi<SignUpStore>, app: App) {
  const { flow, start } = store.getState();
  return {
    signUpUser: ({ callback, ...account }: NewAccount & WithCallback) =>
      withCallback(store, actions.submitAccount(flow, account), callback),
    /** Submits the code of the text message, for a sign-up by phone. */
    verifyPhone: ({ code, callback }: WithCallback & { code: string }) =>
      withCallback(store, actions.submitCode(flow, code), callback),
    resendCode: ({ callback }: WithCallback = {}) => withCallback(store, actions.resendCode(flow), callback),
    changeDetails: ({ callback }: WithCallback = {}) => withCallback(store, actions.changeDetails(flow), callback),
    /** Loads the data of the form again, after a failure. */
    loadSignUpStrategies: ({ callback }: WithCallback = {}) => withCallback(store, start(), callback),
    goOn: () => actions.goOn(flow),
    resetSignUpState: () => resetFlow(app, makeSignUp),
  };
}
