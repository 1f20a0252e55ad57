import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import type { SecondFactorMethod } from '../../login-box/flows/second-factor/challenge-state';
import { challengeOfStepUp, leaveStepUp, loadChallenge } from '../../login-box/flows/step-up/step-up-actions';
import type { StepUpStore } from '../../login-box/flows/step-up/step-up-flow';
import type { StepUpState } from '../../login-box/flows/step-up/step-up-state';
import { createStepUpStore } from '../../login-box/flows/step-up/step-up-store';
import { type HostFlowState, useFlowState, type WithCallback, withCallback } from './flow-state';
import { resetFlow, useFlowActions } from './shared-flows';

/** Returns the state of the step-up, for the host's own page at `stepUpUrl`; `useStepUp` sends the user there. */
export function useStepUpState(): HostFlowState<StepUpState> {
  return useFlowState(makeStepUp);
}

/** Returns the actions of the step-up. */
export function useStepUpActions(): ReturnType<typeof stepUpActions> {
  return useFlowActions(makeStepUp, stepUpActions);
}

function makeStepUp(app: App): StoreApi<StepUpStore> {
  return createStepUpStore(app);
}

function stepUpActions(store: StoreApi<StepUpStore>, app: App) {
  const { flow } = store.getState();
  const challenge = challengeOfStepUp(flow);
  return {
    /** Loads the required second factor again, after a failure. */
    generateStepUpSession: ({ callback }: WithCallback = {}) => withCallback(store, loadChallenge(flow), callback),
    /** Submits the code of the second factor, from any step that asks for it. */
    async stepUpWithMfa({ value, callback }: WithCallback & { value: string }): Promise<void> {
      const { submitCode } = await import('../../login-box/flows/second-factor/challenge-actions');
      await withCallback(store, submitCode(challenge, value), callback);
    },
    /** Chooses another second factor; for a security key the browser prompts at once. */
    async chooseMfaMethod({ method, callback }: WithCallback & { method: SecondFactorMethod }): Promise<void> {
      const { chooseMethod } = await import('../../login-box/flows/second-factor/challenge-actions');
      const { answerWithKey } = await import('../../login-box/flows/second-factor/answer-with-key');
      const isKey = method.kind === 'key';
      const chosen = isKey ? answerWithKey(challenge, method.deviceId, false) : chooseMethod(challenge, method);
      await withCallback(store, chosen, callback);
    },
    async resendMfaCode({ callback }: WithCallback = {}): Promise<void> {
      const { resendCode } = await import('../../login-box/flows/second-factor/challenge-actions');
      await withCallback(store, resendCode(challenge), callback);
    },
    /** Goes back to the list of methods. */
    async showChoice(): Promise<void> {
      (await import('../../login-box/flows/second-factor/challenge-actions')).showChoice(challenge);
    },
    /** Cancels the step-up and goes to the application's start page. */
    leave: () => leaveStepUp(flow),
    resetStepUpState: () => resetFlow(app, makeStepUp),
  };
}
