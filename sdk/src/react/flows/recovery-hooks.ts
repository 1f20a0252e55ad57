import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import type { ForgotPasswordStore } from '../../login-box/flows/forgot-password/forgot-password-flow';
import type { ForgotPasswordState } from '../../login-box/flows/forgot-password/forgot-password-state';
import { createForgotPasswordStore } from '../../login-box/flows/forgot-password/forgot-password-store';
import { submitNewPassword, submitSmsCode } from '../../login-box/flows/forgot-password/new-password-actions';
import * as recovery from '../../login-box/flows/forgot-password/recovery-actions';
import * as lostPhone from '../../login-box/flows/reset-phone-number/reset-phone-number-actions';
import type { ResetPhoneNumberStore } from '../../login-box/flows/reset-phone-number/reset-phone-number-flow';
import type { ResetPhoneNumberState } from '../../login-box/flows/reset-phone-number/reset-phone-number-state';
import { createResetPhoneNumberStore } from '../../login-box/flows/reset-phone-number/reset-phone-number-store';
import * as lockout from '../../login-box/flows/unlock-account/unlock-account-actions';
import type { UnlockAccountStore } from '../../login-box/flows/unlock-account/unlock-account-flow';
import type { UnlockAccountState } from '../../login-box/flows/unlock-account/unlock-account-state';
import { createUnlockAccountStore } from '../../login-box/flows/unlock-account/unlock-account-store';
import { type HostFlowState, useFlowState, type WithCallback, withCallback } from './flow-state';
import { handOverToLogin } from './login-actions';
import { resetFlow, useFlowActions } from './shared-flows';

type Forgot = HostFlowState<ForgotPasswordState>;

/** Returns the state of the password reset, for the host's own pages at `forgetPasswordUrl` and `resetPasswordUrl`. */
export function useForgotPasswordState(): Forgot;
export function useForgotPasswordState<T>(select: (forgot: Forgot) => T): T;
export function useForgotPasswordState<T>(select?: (forgot: Forgot) => T): T | Forgot {
  return useFlowState(makeForgotPassword, select);
}

/** Returns the actions of the password reset. */
export function useForgotPasswordActions(): ReturnType<typeof forgotPasswordActions> {
  return useFlowActions(makeForgotPassword, forgotPasswordActions);
}

function makeForgotPassword(app: App): StoreApi<ForgotPasswordStore> {
  return createForgotPasswordStore(app);
}

function forgotPasswordActions(store: StoreApi<ForgotPasswordStore>, app: App) {
  const { flow } = store.getState();
  const isChoosing = () => flow.at('passwordRecoverySelector') !== null;
  return {
    /** Identifies the user; an e-mail, a text message or the choice of the two follows. */
    forgotPassword: ({ email, callback }: WithCallback & { email: string }) =>
      withCallback(store, recovery.submitEmail(flow, email), callback),
    /** Sends the e-mail, or sends it again. */
    sendPasswordRecoveryEmail: ({ callback }: WithCallback = {}) =>
      withCallback(store, isChoosing() ? recovery.chooseMethod(flow, 'email') : recovery.resendEmail(flow), callback),
    /** Sends the text message, or sends it again. */
    sendPasswordRecoverySms: ({ callback }: WithCallback = {}) =>
      withCallback(store, isChoosing() ? recovery.chooseMethod(flow, 'sms') : recovery.resendSms(flow), callback),
    verifyPasswordViaSms: ({ otcToken, callback }: WithCallback & { otcToken: string }) =>
      withCallback(store, submitSmsCode(flow, otcToken), callback),
    /** Sets the new password, after the link or the code. */
    resetPassword: ({ password, callback }: WithCallback & { password: string }) =>
      withCallback(store, submitNewPassword(flow, password), callback),
    chooseAgain: () => recovery.chooseAgain(flow),
    changeEmail: () => recovery.changeEmail(flow),
    requestNewLink: () => recovery.requestNewLink(flow),
    backToLogin: () => recovery.backToLogin(flow),
    resetForgotPasswordState: () => resetFlow(app, makeForgotPassword),
  };
}

type LostPhone = HostFlowState<ResetPhoneNumberState>;

/** Returns the state of the phone number reset, for the host's own page at `resetPhoneNumberUrl`. */
export function useResetPhoneNumberState(): LostPhone;
export function useResetPhoneNumberState<T>(select: (lost: LostPhone) => T): T;
export function useResetPhoneNumberState<T>(select?: (lost: LostPhone) => T): T | LostPhone {
  return useFlowState(makeResetPhoneNumber, select);
}

/** Returns the actions of the phone number reset; the login page follows, at the code sent to the new number. */
export function useResetPhoneNumberActions(): ReturnType<typeof resetPhoneNumberActions> {
  return useFlowActions(makeResetPhoneNumber, resetPhoneNumberActions);
}

function makeResetPhoneNumber(app: App): StoreApi<ResetPhoneNumberStore> {
  return createResetPhoneNumberStore(app, {
    given: undefined,
    email: '',
    onSignIn: handOverToLogin(app),
  });
}

function resetPhoneNumberActions(store: StoreApi<ResetPhoneNumberStore>, app: App) {
  const { flow } = store.getState();
  return {
    resetPhoneNumber: ({ email, callback }: WithCallback & { email: string }) =>
      withCallback(store, lostPhone.submitEmail(flow, email), callback),
    resendCode: ({ callback }: WithCallback = {}) => withCallback(store, lostPhone.resendCode(flow), callback),
    verifyResetPhoneNumber: ({ code, callback }: WithCallback & { code: string }) =>
      withCallback(store, lostPhone.submitCode(flow, code), callback),
    changePhoneNumber: ({ phoneNumber, callback }: WithCallback & { phoneNumber: string }) =>
      withCallback(store, lostPhone.submitPhoneNumber(flow, phoneNumber), callback),
    changeEmail: () => lostPhone.changeEmail(flow),
    resetResetPhoneNumberState: () => resetFlow(app, makeResetPhoneNumber),
  };
}

type Locked = HostFlowState<UnlockAccountState>;

/** Returns the state of the account unlock, for the host's own page at `unlockAccountUrl`. */
export function useUnlockAccountState(): Locked;
export function useUnlockAccountState<T>(select: (locked: Locked) => T): T;
export function useUnlockAccountState<T>(select?: (locked: Locked) => T): T | Locked {
  return useFlowState(makeUnlockAccount, select);
}

/** Returns the actions of the account unlock. */
export function useUnlockAccountActions(): ReturnType<typeof unlockAccountActions> {
  return useFlowActions(makeUnlockAccount, unlockAccountActions);
}

function makeUnlockAccount(app: App): StoreApi<UnlockAccountStore> {
  return createUnlockAccountStore(app);
}

function unlockAccountActions(store: StoreApi<UnlockAccountStore>, app: App) {
  const { flow } = store.getState();
  return {
    /** Unlocks the account with the token of the link, which is valid once. */
    unlockAccount: ({ callback }: WithCallback = {}) => withCallback(store, lockout.unlock(flow), callback),
    backToLogin: () => lockout.backToLogin(flow),
    resetUnlockAccountState: () => resetFlow(app, makeUnlockAccount),
  };
}
