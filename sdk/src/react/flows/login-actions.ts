import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { loginAddress } from '../../app/routes';
import type { MfaStrategyName } from '../../contract';
import type { HandOver } from '../../login-box/flows/login/enter-after-joining';
import type { QuickKind } from '../../login-box/flows/login/known-user';
import type { LoginStore } from '../../login-box/flows/login/login-flow';
import { createLoginStore } from '../../login-box/flows/login/login-store';
// In the first download anyway: asked for later it would keep the whole of that from being left out.
import { submitEmail } from '../../login-box/flows/login/pre-login-actions';
import type { SecondFactorMethod } from '../../login-box/flows/second-factor/challenge-state';
import { told, type WithCallback } from './flow-state';
import { resetFlow } from './held-flows';

/** Who somebody says they are. */
type Named = { email?: string; username?: string; phoneNumber?: string };

/** What people can do on the host's own login screens. None rejects; each waits for the page to go on. */
export type LoginActions = ReturnType<typeof loginActions>;

const nameOf = ({ email, username, phoneNumber }: Named) => email ?? username ?? phoneNumber ?? '';

/** The flow of the login box as the host's own screens make it (contract: sdk-surface §12, auth.loginState). */
export function makeLoginFlow(app: App): StoreApi<LoginStore> {
  return createLoginStore(app);
}

/** Goes to the login page of the host, which starts where another flow has led. */
export function handOverToLogin(app: App): HandOver {
  return (login) => {
    resetFlow(app, makeLoginFlow, createLoginStore(app, login));
    app.redirectTo(loginAddress(app.routes));
  };
}

/** Each action downloads what it needs when it is first called. */
export function loginActions(store: StoreApi<LoginStore>, app: App) {
  const { flow } = store.getState();
  return {
    /** Says who somebody is; a company's own sign-in, a code, a link or the password follows. */
    async preLogin({ callback, ...named }: Named & WithCallback): Promise<void> {
      await told(store, submitEmail(flow, nameOf(named)), callback);
    },
    /** Signs in by password, at whichever step; whoever was not named yet is named here. */
    async login({ password, callback, ...named }: Named & WithCallback & { password: string }): Promise<void> {
      const { submitPassword } = await import('../../login-box/flows/login/password-actions');
      const email = nameOf(named) || flow.state().email;
      if (flow.at('loginWithPassword')?.email !== email) flow.move({ step: 'loginWithPassword', email });
      await told(store, submitPassword(flow, password), callback);
    },
    /** Sends the code or the link, once more where one was sent. */
    async passwordlessPreLogin({ callback, ...named }: Named & WithCallback = {}): Promise<void> {
      const { resendMagicLink, resendOtc } = await import(
        '../../login-box/flows/login/passwordless/passwordless-actions'
      );
      const isSent = !nameOf(named) || nameOf(named) === flow.state().email;
      const again = flow.at('magicLinkPreLoginSuccess') ? resendMagicLink : resendOtc;
      await told(store, isSent ? again(flow) : submitEmail(flow, nameOf(named)), callback);
    },
    /** Signs in with the code that was sent, or with the link that was opened. */
    async passwordlessPostLogin({ token = '', callback }: WithCallback & { token?: string } = {}): Promise<void> {
      const { confirmMagicLink, submitOtc } = await import(
        '../../login-box/flows/login/passwordless/passwordless-actions'
      );
      await told(store, flow.at('magicLinkPostLogin') ? confirmMagicLink(flow) : submitOtc(flow, token), callback);
    },
    /** Signs in by a passkey, which the browser asks for itself. */
    async loginWithPasskey({ callback }: WithCallback = {}): Promise<void> {
      const { signInByPasskey } = await import('../../login-box/flows/login/passkeys/passkey-sign-in');
      await told(store, signInByPasskey(flow, 'passkey'), callback);
    },
    /** Signs in the quick way that this device knows, or sets one up after a sign-in. */
    async quickLogin({ kind, callback }: WithCallback & { kind: QuickKind }): Promise<void> {
      const { registerQuickly, signInQuickly } = await import('../../login-box/flows/login/quick-login/quick-actions');
      await told(store, flow.at('quickLogin') ? signInQuickly(flow, kind) : registerQuickly(flow, kind), callback);
    },
    /** Names the phone that a quick way by text message is set up with. */
    async changePhoneNumberWithVerification({ phoneNumber, callback }: WithCallback & { phoneNumber: string }) {
      const { submitQuickPhone } = await import('../../login-box/flows/login/quick-login/quick-phone-actions');
      await told(store, submitQuickPhone(flow, phoneNumber), callback);
    },
    /** The code of the second factor, from wherever it is asked for. */
    async loginWithMfa({ value, rememberDevice = false, callback }: WithCallback & MfaCode): Promise<void> {
      const [{ submitCode }, challenge] = await challengeParts();
      await told(store, submitCode(challenge.challengeOfLogin(flow), value, rememberDevice), callback);
    },
    /** Another second factor; a key is asked for at once. */
    async chooseMfaMethod({ method, rememberDevice = false, callback }: WithCallback & ChosenMethod): Promise<void> {
      const [{ chooseMethod }, { challengeOfLogin }] = await challengeParts();
      const { answerWithKey } = await import('../../login-box/flows/second-factor/answer-with-key');
      const challenge = challengeOfLogin(flow);
      const isKey = method.kind === 'key';
      const chosen = isKey
        ? answerWithKey(challenge, method.deviceId, rememberDevice)
        : chooseMethod(challenge, method);
      await told(store, chosen, callback);
    },
    /** Sends another code to where the last one went: of the second factor, or of setting one up. */
    async resendMfaCode({ callback }: WithCallback = {}): Promise<void> {
      const [{ resendCode }, { challengeOfLogin }] = await challengeParts();
      const { resendEnrolmentCode } = await import('../../login-box/flows/login/enrolment-actions');
      const enrolling = flow.at('forceTwoFactor') !== null;
      await told(store, enrolling ? resendEnrolmentCode(flow) : resendCode(challengeOfLogin(flow)), callback);
    },
    /** Turns the second factor off by the recovery code; the first factor is asked for once more. */
    async recoverMfa({ recoveryCode, callback }: WithCallback & { recoveryCode: string }): Promise<void> {
      const { openRecovery, submitRecoveryCode } = await import('../../login-box/flows/login/two-factor-actions');
      openRecovery(flow);
      await told(store, submitRecoveryCode(flow, recoveryCode), callback);
    },
    /** Which second factor to set up, where one has to be; a key is made at once. */
    async chooseMfaStrategy({ strategy, rememberDevice, callback }: WithCallback & ChosenStrategy): Promise<void> {
      const { chooseStrategy, enrolKey } = await import('../../login-box/flows/login/enrolment-actions');
      const { isTyped } = await import('../../login-box/flows/enrolment/enrolment-routing');
      const chosen = isTyped(strategy) ? chooseStrategy(flow, strategy) : enrolKey(flow, strategy, rememberDevice);
      await told(store, chosen, callback);
    },
    /** The phone that is to be a second factor: sends it a code. */
    async preEnrollMFASMSForLogin({ phoneNumber, callback }: WithCallback & { phoneNumber: string }): Promise<void> {
      const { submitPhoneNumber } = await import('../../login-box/flows/login/enrolment-actions');
      await told(store, submitPhoneNumber(flow, phoneNumber), callback);
    },
    /** The first code of the second factor that is being set up. */
    async enrollMfaForLogin({ value, rememberDevice, callback }: WithCallback & MfaCode): Promise<void> {
      const { submitEnrolmentCode } = await import('../../login-box/flows/login/enrolment-actions');
      await told(store, submitEnrolmentCode(flow, value, rememberDevice), callback);
    },
    /** Goes on where something was shown that needs no answer: a recovery code, an offer, a warning, a link that worked. */
    async goOn(): Promise<void> {
      await (await import('./go-on-from')).goOnFrom(flow);
    },
    /** Takes the offer of a passkey. */
    async makePasskey({ callback }: WithCallback = {}): Promise<void> {
      const { makePasskey } = await import('../../login-box/flows/login/passkeys/prompt-actions');
      await told(store, makePasskey(flow), callback);
    },
    /** Another password: for one that is too old, or about to be, where `currentPassword` is asked for as well. */
    async changePassword({ password, currentPassword = '', callback }: WithCallback & NewPassword): Promise<void> {
      const { submitExpiredPassword } = await import('../../login-box/flows/login/password-actions');
      const { changeOldPassword } = await import('../../login-box/flows/login/rotation/rotation-actions');
      const isExpired = flow.at('passwordRotationExpired') !== null;
      const change = isExpired
        ? submitExpiredPassword(flow, password)
        : changeOldPassword(flow, currentPassword, password);
      await told(store, change, callback);
    },
    /** Mails the way to another password than one that has leaked. */
    async resetBreachedPassword({ callback }: WithCallback = {}): Promise<void> {
      const { sendBreachedPasswordMail } = await import('../../login-box/flows/login/password-actions');
      await told(store, sendBreachedPasswordMail(flow), callback);
    },
    /** Whether the team has approved meanwhile. */
    async checkApproval({ callback }: WithCallback = {}): Promise<void> {
      const { checkApproval } = await import('../../login-box/flows/login/approval-actions');
      await told(store, checkApproval(flow), callback);
    },
    /** One step back, with the name kept. */
    async back(): Promise<void> {
      (await import('../../login-box/flows/login/step-back-actions')).stepBackward(flow);
    },
    /** Begins anew. */
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
