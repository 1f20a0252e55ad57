import type { StoreApi } from 'zustand/vanilla';
import type { MfaStrategyName } from '../../contract';
import type { LoginStore } from '../../login-box/flows/login/login-flow';
import type { SecondFactorMethod } from '../../login-box/flows/second-factor/challenge-state';
import { type WithCallback, withCallback } from './flow-state';

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

/** Creates the actions of the challenge of the second factor. */
export function challengeActions(store: StoreApi<LoginStore>) {
  const { flow } = store.getState();
  return {
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
  };
}

/** Creates the actions of a forced enrolment of a second factor. */
export function enrolmentActions(store: StoreApi<LoginStore>) {
  const { flow } = store.getState();
  return {
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
  };
}

function challengeParts() {
  return Promise.all([
    import('../../login-box/flows/second-factor/challenge-actions'),
    import('../../login-box/flows/login/two-factor-actions'),
  ]);
}
