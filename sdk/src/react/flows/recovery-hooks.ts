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
import { type HostFlowState, told, useFlowState, type WithCallback } from './flow-state';
import { resetFlow, useFlowActions } from './held-flows';
import { handOverToLogin } from './login-actions';

type Forgot = HostFlowState<ForgotPasswordState>;

/** The way to a new password, for pages of the host's own at `forgetPasswordUrl` and `resetPasswordUrl`. */
export function useForgotPasswordState(): Forgot;
export function useForgotPasswordState<T>(select: (forgot: Forgot) => T): T;
export function useForgotPasswordState<T>(select?: (forgot: Forgot) => T): T | Forgot {
  return useFlowState(makeForgotPassword, select);
}

/** What people can do on the way to a new password. */
export function useForgotPasswordActions(): ReturnType<typeof forgotPasswordActions> {
  return useFlowActions(makeForgotPassword, forgotPasswordActions);
}

function makeForgotPassword(app: App): StoreApi<ForgotPasswordStore> {
  return createForgotPasswordStore(app);
}

function forgotPasswordActions(store: StoreApi<ForgotPasswordStore>, app: App) {
  const { submitEmail, chooseWay, resendEmail, resendSms, submitSmsCode, submitNewPassword, ...ways } =
    store.getState();
  const at = (step: ForgotPasswordState['step']) => store.getState().state.step === step;
  return {
    /** Says whose password is lost; a mail, a text message or the choice of the two follows. */
    forgotPassword: ({ email, callback }: WithCallback & { email: string }) =>
      told(store, submitEmail(email), callback),
    /** By mail: as chosen, or once more. */
    sendPasswordRecoveryEmail: ({ callback }: WithCallback = {}) =>
      told(store, at('passwordRecoverySelector') ? chooseWay('email') : resendEmail(), callback),
    /** By text message: as chosen, or once more. */
    sendPasswordRecoverySms: ({ callback }: WithCallback = {}) =>
      told(store, at('passwordRecoverySelector') ? chooseWay('sms') : resendSms(), callback),
    verifyPasswordViaSms: ({ otcToken, callback }: WithCallback & { otcToken: string }) =>
      told(store, submitSmsCode(otcToken), callback),
    /** The new password, where the link or the code has led. */
    resetPassword: ({ password, callback }: WithCallback & { password: string }) =>
      told(store, submitNewPassword(password), callback),
    chooseAgain: ways.chooseAgain,
    changeEmail: ways.changeEmail,
    requestNewLink: ways.requestNewLink,
    backToLogin: ways.backToLogin,
    resetForgotPasswordState: () => resetFlow(app, makeForgotPassword),
  };
}

type LostPhone = HostFlowState<ResetPhoneNumberState>;

/** The way to another phone number, for a page of the host's own at `resetPhoneNumberUrl`. */
export function useResetPhoneNumberState(): LostPhone;
export function useResetPhoneNumberState<T>(select: (lost: LostPhone) => T): T;
export function useResetPhoneNumberState<T>(select?: (lost: LostPhone) => T): T | LostPhone {
  return useFlowState(makeResetPhoneNumber, select);
}

/** What people can do whose phone is gone; the login page follows, at the code that was sent to the new number. */
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
      told(store, submitEmail(email), callback),
    resendCode: ({ callback }: WithCallback = {}) => told(store, resendCode(), callback),
    verifyResetPhoneNumber: ({ code, callback }: WithCallback & { code: string }) =>
      told(store, submitCode(code), callback),
    changePhoneNumber: ({ phoneNumber, callback }: WithCallback & { phoneNumber: string }) =>
      told(store, submitPhoneNumber(phoneNumber), callback),
    changeEmail,
    resetResetPhoneNumberState: () => resetFlow(app, makeResetPhoneNumber),
  };
}

type Locked = HostFlowState<UnlockAccountState>;

/** The way out of a lockout, for a page of the host's own at `unlockAccountUrl`. */
export function useUnlockAccountState(): Locked;
export function useUnlockAccountState<T>(select: (locked: Locked) => T): T;
export function useUnlockAccountState<T>(select?: (locked: Locked) => T): T | Locked {
  return useFlowState(makeUnlockAccount, select);
}

/** What people can do who are locked out. */
export function useUnlockAccountActions(): ReturnType<typeof unlockAccountActions> {
  return useFlowActions(makeUnlockAccount, unlockAccountActions);
}

function makeUnlockAccount(app: App): StoreApi<UnlockAccountStore> {
  return createUnlockAccountStore(app);
}

function unlockAccountActions(store: StoreApi<UnlockAccountStore>, app: App) {
  const { unlock, backToLogin } = store.getState();
  return {
    /** Uses the link of the address up. */
    unlockAccount: ({ callback }: WithCallback = {}) => told(store, unlock(), callback),
    backToLogin,
    resetUnlockAccountState: () => resetFlow(app, makeUnlockAccount),
  };
}
