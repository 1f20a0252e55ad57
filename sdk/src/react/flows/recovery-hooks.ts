import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import type { ForgotPasswordState } from '../../login-box/flows/forgot-password/forgot-password-state';
import {
  createForgotPasswordStore,
  type ForgotPasswordStore,
} from '../../login-box/flows/forgot-password/forgot-password-store';
import type { ResetPhoneNumberState } from '../../login-box/flows/reset-phone-number/reset-phone-number-state';
import {
  createResetPhoneNumberStore,
  type ResetPhoneNumberStore,
} from '../../login-box/flows/reset-phone-number/reset-phone-number-store';
import type { UnlockAccountState } from '../../login-box/flows/unlock-account/unlock-account-state';
import {
  createUnlockAccountStore,
  type UnlockAccountStore,
} from '../../login-box/flows/unlock-account/unlock-account-store';
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
  const { submitEmail, chooseMethod, resendEmail, resendSms, submitSmsCode, submitNewPassword, ...rest } =
    store.getState();
  const at = (step: ForgotPasswordState['step']) => store.getState().state.step === step;
  return {
    /** Identifies the user; an e-mail, a text message or the choice of the two follows. */
    forgotPassword: ({ email, callback }: WithCallback & { email: string }) =>
      withCallback(store, submitEmail(email), callback),
    /** Sends the e-mail, or sends it again. */
    sendPasswordRecoveryEmail: ({ callback }: WithCallback = {}) =>
      withCallback(store, at('passwordRecoverySelector') ? chooseMethod('email') : resendEmail(), callback),
    /** Sends the text message, or sends it again. */
    sendPasswordRecoverySms: ({ callback }: WithCallback = {}) =>
      withCallback(store, at('passwordRecoverySelector') ? chooseMethod('sms') : resendSms(), callback),
    verifyPasswordViaSms: ({ otcToken, callback }: WithCallback & { otcToken: string }) =>
      withCallback(store, submitSmsCode(otcToken), callback),
    /** Sets the new password, after the link or the code. */
    resetPassword: ({ password, callback }: WithCallback & { password: string }) =>
      withCallback(store, submitNewPassword(password), callback),
    chooseAgain: rest.chooseAgain,
    changeEmail: rest.changeEmail,
    requestNewLink: rest.requestNewLink,
    backToLogin: rest.backToLogin,
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
  const { submitEmail, resendCode, submitCode, submitPhoneNumber, changeEmail } = store.getState();
  return {
    resetPhoneNumber: ({ email, callback }: WithCallback & { email: string }) =>
      withCallback(store, submitEmail(email), callback),
    resendCode: ({ callback }: WithCallback = {}) => withCallback(store, resendCode(), callback),
    verifyResetPhoneNumber: ({ code, callback }: WithCallback & { code: string }) =>
      withCallback(store, submitCode(code), callback),
    changePhoneNumber: ({ phoneNumber, callback }: WithCallback & { phoneNumber: string }) =>
      withCallback(store, submitPhoneNumber(phoneNumber), callback),
    changeEmail,
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
  const { unlock, backToLogin } = store.getState();
  return {
    /** Unlocks the account with the token of the link, which is valid once. */
    unlockAccount: ({ callback }: WithCallback = {}) => withCallback(store, unlock(), callback),
    backToLogin,
    resetUnlockAccountState: () => resetFlow(app, makeUnlockAccount),
  };
}
