import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import * as invitation from '../../login-box/flows/accept-invitation/accept-invitation-actions';
import type { AcceptInvitationStore } from '../../login-box/flows/accept-invitation/accept-invitation-flow';
import type { AcceptInvitationState } from '../../login-box/flows/accept-invitation/accept-invitation-state';
import { createAcceptInvitationStore } from '../../login-box/flows/accept-invitation/accept-invitation-store';
import type { Acceptance } from '../../login-box/flows/accept-invitation/invitation-calls';
import * as activation from '../../login-box/flows/activate-account/activate-account-actions';
import type { ActivateAccountStore } from '../../login-box/flows/activate-account/activate-account-flow';
import type { ActivateAccountState } from '../../login-box/flows/activate-account/activate-account-state';
import { createActivateAccountStore } from '../../login-box/flows/activate-account/activate-account-store';
import { type HostFlowState, useFlowState, type WithCallback, withCallback } from './flow-state';
import { handOverToLogin } from './login-actions';
import { resetFlow, useFlowActions } from './shared-flows';

type Activating = HostFlowState<ActivateAccountState>;

/** Returns the state of the account activation, for the host's own page at `activateUrl` and `activateWithOTCUrl`. */
export function useActivateAccountState(): Activating;
export function useActivateAccountState<T>(select: (activation: Activating) => T): T;
export function useActivateAccountState<T>(select?: (activation: Activating) => T): T | Activating {
  return useFlowState(makeActivateAccount, select);
}

/** Returns the actions of the account activation. */
export function useActivateAccountActions(): ReturnType<typeof activateAccountActions> {
  return useFlowActions(makeActivateAccount, activateAccountActions);
}

function makeActivateAccount(app: App): StoreApi<ActivateAccountStore> {
  return createActivateAccountStore(app, { onSignIn: handOverToLogin(app) });
}

function activateAccountActions(store: StoreApi<ActivateAccountStore>, app: App) {
  const { flow, start } = store.getState();
  return {
    /** Loads again what the link requires, after a failure. */
    getActivateAccountStrategy: ({ callback }: WithCallback = {}) => withCallback(store, start(), callback),
    /** Submits the input of the step: a password, the code of the e-mail, or nothing. */
    activateAccount: ({ callback, ...typed }: activation.Activation & WithCallback = {}) =>
      withCallback(store, activation.submitActivation(flow, typed), callback),
    resendActivationEmail: ({ email, callback }: WithCallback & { email: string }) =>
      withCallback(store, activation.resendActivation(flow, email), callback),
    goOn: () => activation.goOnAfterActivation(flow),
    resetActivateState: () => resetFlow(app, makeActivateAccount),
  };
}

type Invited = HostFlowState<AcceptInvitationState>;

/**
 * Returns the state of an invitation, for the host's own page at `acceptInvitationUrl` and
 * `acceptInvitationWithOTCUrl`.
 */
export function useAcceptInvitationState(): Invited;
export function useAcceptInvitationState<T>(select: (invitation: Invited) => T): T;
export function useAcceptInvitationState<T>(select?: (invitation: Invited) => T): T | Invited {
  return useFlowState(makeAcceptInvitation, select);
}

/** Returns the actions of the invitation. */
export function useAcceptInvitationActions(): ReturnType<typeof acceptInvitationActions> {
  return useFlowActions(makeAcceptInvitation, acceptInvitationActions);
}

function makeAcceptInvitation(app: App): StoreApi<AcceptInvitationStore> {
  return createAcceptInvitationStore(app, { onSignIn: handOverToLogin(app) });
}

function acceptInvitationActions(store: StoreApi<AcceptInvitationStore>, app: App) {
  const { flow } = store.getState();
  return {
    /** Submits the input of the step: a password, the code of the e-mail, or nothing. */
    acceptInvitation: ({ callback, ...typed }: Acceptance & WithCallback = {}) =>
      withCallback(store, invitation.submitAcceptance(flow, typed), callback),
    /** Ends the session of another user in this browser. */
    signOutOther: ({ callback }: WithCallback = {}) => withCallback(store, invitation.signOutOther(flow), callback),
    resendInvitation: ({ email, callback }: WithCallback & { email: string }) =>
      withCallback(store, invitation.sendAnotherMail(flow, email), callback),
    goOn: () => invitation.goOnAfterAcceptance(flow),
    resetAcceptInvitationState: () => resetFlow(app, makeAcceptInvitation),
  };
}
