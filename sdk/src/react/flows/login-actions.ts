import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { loginAddress } from '../../app/routes';
import type { MfaStrategyName } from '../../contract';
import type { HandOver } from '../../login-box/flows/login/enter-after-joining';
import type { QuickKind } from '../../login-box/flows/login/known-user';
import type { LoginStore } from '../../login-box/flows/login/login-flow';
import { createLoginStore } from '../../login-box/flows/login/login-store';
// Imported here, not lazily, so that tree-shaking can drop the rest of the module; it is in the first chunk anyway.
import { submitEmail } from '../../login-box/flows/login/pre-login-actions';
import type { SecondFactorMethod } from '../../login-box/flows/second-factor/challenge-state';
import { type WithCallback, withCallback } from './flow-state';
import { resetFlow } from './shared-flows';

/** The identifier that a user enters. */
type Named = { email?: string; username?: string; phoneNumber?: string };

/** Actions for the host's own login screens. No action rejects; each settles when the flow has continued. */
export type LoginActions = ReturnType<typeof loginActions>;

const typedIdentifier = ({ email, username, phoneNumber }: Named) => email ?? username ?? phoneNumber ?? '';

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
export function loginActions(store: StoreApi<LoginStore>, app: App) {
  const { flow } = store.getState();
  return {
    /** Identifies the user; SSO, a code, a link or the password follows. */
    async preLogin({ callback, ...named }: Named & WithCallback): Promise<void> {
      await withCallback(store, submitEmail(flow, typedIdentifier(named)), callback);
    },
    /** Signs in by password, at any step; also identifies the user, if that has not happened. */
    async login({ password, callback, ...named }: Named & WithCallback & { password: string }): Promise<void> {
      const { submitPassword } = await import('../../login-box/flows/login/password-actions');
      const email = typedIdentifier(named) || flow.state().email;
      if (flow.at('loginWithPassword')?.email !== email) flow.move({ step: 'loginWithPassword', email });
      await withCallback(store, submitPassword(flow, password), callback);
    },
    /** Sends the code or the link, or sends it again. */
    async passwordlessPreLogin({ callback, ...named }: Named & WithCallback = {}): Promise<void> {
      const { resendMagicLink, resendOtc } = await import(
        '../../login-box/flows/login/passwordless/passwordless-actions'
      );
      const isSent = !typedIdentifier(named) || typedIdentifier(named) === flow.state().email;
      const again = flow.at('magicLinkPreLoginSuccess') ? resendMagicLink : resendOtc;
      await withCallback(store, isSent ? again(flow) : submitEmail(flow, typedIdentifier(named)), callback);
    },
    /** Signs in with the code that was sent, or with the link that was opened. */
    async passwordlessPostLogin({ token = '', callback }: WithCallback & { token?: string } = {}): Promise<void> {
      const { confirmMagicLink, submitOtc } = await import(
        '../../login-box/flows/login/passwordless/passwordless-actions'
      );
      await withCallback(
        store,
        flow.at('magicLinkPostLogin') ? confirmMagicLink(flow) : submitOtc(flow, token),
        callback,
      );
    },
    /** Signs in by a passkey; the browser prompts for it. */
    async loginWithPasskey({ callback }: WithCallback = {}): Promise<void> {
      const { signInByPasskey } = await import('../../login-box/flows/login/passkeys/passkey-sign-in');
      await withCallback(store, signInByPasskey(flow, 'passkey'), callback);
    },
    /** Signs in by this device's quick login, or sets it up after a sign-in. */
    async quickLogin({ kind, callback }: WithCallback & { kind: QuickKind }): Promise<void> {
      const { registerQuickly, signInQuickly } = await import('../../login-box/flows/login/quick-login/quick-actions');
      await withCallback(
        store,
        flow.at('quickLogin') ? signInQuickly(flow, kind) : registerQuickly(flow, kind),
        callback,
      );
    },
    /** Sets the phone number for a quick login by text message. */
    async changePhoneNumberWithVerification({ phoneNumber, callback }: WithCallback & { phoneNumber: string }) {
      const { submitQuickPhone } = await import('../../login-box/flows/login/quick-login/quick-phone-actions');
      await withCallback(store, submitQuickPhone(flow, phoneNumber), callback);
    },
    /** Submits the code of the second factor, from any step that asks for it. */
    async loginWithMfa({ value, rememberDevice = false, callback }: WithCallback & MfaCode): Promise<void> {
      const [{ submitCode }, challenge] = await challengeParts();
      await withCallback(store, submitCode(challenge.challengeOfLogin(flow), value, rememberDevice), callback);
    },
    /** Chooses another second factor; for a security key the browser prompts at once. */
    async chooseMfaMethod({ method, rememberDevice = false, callback }: WithCallback & ChosenMethod): Promise<void> {
      const [{ chooseMethod }, { challengeOfLogin }] = await challengeParts();
      const { answerWithKey } = await import('../../login-box/flows/second-factor/answer-with-key');
      const challenge = challengeOfLogin(flow);
      const isKey = method.kind === 'key';
      const chosen = isKey
        ? answerWithKey(challenge, method.deviceId, rememberDevice)
        : chooseMethod(challenge, method);
      await withCallback(store, chosen, callback);
    },
    /** Sends the code of the challenge or of the enrolment again. */
    async resendMfaCode({ callback }: WithCallback = {}): Promise<void> {
      const [{ resendCode }, { challengeOfLogin }] = await challengeParts();
      const { resendEnrolmentCode } = await import('../../login-box/flows/login/enrolment-actions');
      const enrolling = flow.at('forceTwoFactor') !== null;
      await withCallback(store, enrolling ? resendEnrolmentCode(flow) : resendCode(challengeOfLogin(flow)), callback);
    },
    /** Disables the second factor by the recovery code; the user then signs in again with the first factor. */
    async recoverMfa({ recoveryCode, callback }: WithCallback & { recoveryCode: string }): Promise<void> {
      const { openRecovery, submitRecoveryCode } = await import('../../login-box/flows/login/two-factor-actions');
      openRecovery(flow);
      await withCallback(store, submitRecoveryCode(flow, recoveryCode), callback);
    },
    /** Chooses the second factor of a forced enrolment; a security key is created at once. */
    async chooseMfaStrategy({ strategy, rememberDevice, callback }: WithCallback & ChosenStrategy): Promise<void> {
      const { chooseStrategy, enrolKey } = await import('../../login-box/flows/login/enrolment-actions');
      const { isTyped } = await import('../../login-box/flows/enrolment/enrolment-routing');
      const chosen = isTyped(strategy) ? chooseStrategy(flow, strategy) : enrolKey(flow, strategy, rememberDevice);
      await withCallback(store, chosen, callback);
    },
    /** Sends a code to the phone that is to be enrolled as a second factor. */
    async preEnrollMFASMSForLogin({ phoneNumber, callback }: WithCallback & { phoneNumber: string }): Promise<void> {
      const { submitPhoneNumber } = await import('../../login-box/flows/login/enrolment-actions');
      await withCallback(store, submitPhoneNumber(flow, phoneNumber), callback);
    },
    /** Submits the first code of the second factor that is being enrolled. */
    async enrollMfaForLogin({ value, rememberDevice, callback }: WithCallback & MfaCode): Promise<void> {
      const { submitEnrolmentCode } = await import('../../login-box/flows/login/enrolment-actions');
      await withCallback(store, submitEnrolmentCode(flow, value, rememberDevice), callback);
    },
    /** Continues from a step that needs no input: a recovery code, an offer, a warning, a link that worked. */
    async goOn(): Promise<void> {
      await (await import('./go-on-from')).goOnFrom(flow);
    },
    /** Accepts the offer of a passkey. */
    async makePasskey({ callback }: WithCallback = {}): Promise<void> {
      const { makePasskey } = await import('../../login-box/flows/login/passkeys/prompt-actions');
      await withCallback(store, makePasskey(flow), callback);
    },
    /** Changes a password that has expired, or that is about to expire, which also requires `currentPassword`. */
    async changePassword({ password, currentPassword = '', callback }: WithCallback & NewPassword): Promise<void> {
      const { submitExpiredPassword } = await import('../../login-box/flows/login/password-actions');
      const { changeOldPassword } = await import('../../login-box/flows/login/rotation/rotation-actions');
      const isExpired = flow.at('passwordRotationExpired') !== null;
      const change = isExpired
        ? submitExpiredPassword(flow, password)
        : changeOldPassword(flow, currentPassword, password);
      await withCallback(store, change, callback);
    },
    /** Mails a link to replace a leaked password. */
    async resetBreachedPassword({ callback }: WithCallback = {}): Promise<void> {
      const { sendBreachedPasswordMail } = await import('../../login-box/flows/login/password-actions');
      await withCallback(store, sendBreachedPasswordMail(flow), callback);
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

interface MfaCode {
  value: string;
  /** Skips the second factor on this device for as long as the vendor allows. */
  rememberDevice?: boolean;
}

interface ChosenMethod {
  method: SecondFactorMethod;
  rememberDevice?: boolean;
}

interface ChosenStrategy {
  strategy: MfaStrategyName;
  rememberDevice?: boolean;
}

interface NewPassword {
  password: string;
  currentPassword?: string;
}

function challengeParts() {
  return Promise.all([
    import('../../login-box/flows/second-factor/challenge-actions'),
    import('../../login-box/flows/login/two-factor-actions'),
  ]);
}
