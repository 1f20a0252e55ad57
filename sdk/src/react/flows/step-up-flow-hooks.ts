import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import type { SecondFactorMethod } from '../../login-box/flows/second-factor/challenge-state';
import type { StepUpState } from '../../login-box/flows/step-up/step-up-state';
import { createStepUpStore, type StepUpStore } from '../../login-box/flows/step-up/step-up-store';
import { type HostFlowState, told, useFlowState, type WithCallback } from './flow-state';
import { resetFlow, useFlowActions } from './held-flows';

/** A step-up under way, for a page of the host's own at `stepUpUrl`; `useStepUp` is how people get there. */
export function useStepUpState(): HostFlowState<StepUpState> {
  return useFlowState(makeStepUp);
}

/** What people can do who are asked for their second factor once more. */
export function useStepUpActions(): ReturnType<typeof stepUpActions> {
  return useFlowActions(makeStepUp, stepUpActions);
}

function makeStepUp(app: App): StoreApi<StepUpStore> {
  return createStepUpStore(app);
}

function stepUpActions(store: StoreApi<StepUpStore>, app: App) {
  const { challenge, retry, leave } = store.getState();
  return {
    /** Asks the service once more what is missing, after a failure. */
    generateStepUpSession: ({ callback }: WithCallback = {}) => told(store, retry(), callback),
    /** The code of the second factor, from wherever it is asked for. */
    async stepUpWithMfa({ value, callback }: WithCallback & { value: string }): Promise<void> {
      const { submitCode } = await import('../../login-box/flows/second-factor/challenge-actions');
      await told(store, submitCode(challenge, value), callback);
    },
    /** Another second factor; a key is asked for at once. */
    async chooseMfaMethod({ method, callback }: WithCallback & { method: SecondFactorMethod }): Promise<void> {
      const { chooseMethod } = await import('../../login-box/flows/second-factor/challenge-actions');
      const { answerWithKey } = await import('../../login-box/flows/second-factor/answer-with-key');
      const isKey = method.kind === 'key';
      const chosen = isKey ? answerWithKey(challenge, method.deviceId, false) : chooseMethod(challenge, method);
      await told(store, chosen, callback);
    },
    async resendMfaCode({ callback }: WithCallback = {}): Promise<void> {
      const { resendCode } = await import('../../login-box/flows/second-factor/challenge-actions');
      await told(store, resendCode(challenge), callback);
    },
    /** Back to all methods. */
    async showChoice(): Promise<void> {
      (await import('../../login-box/flows/second-factor/challenge-actions')).showChoice(challenge);
    },
    /** Gives up: to the application's first page. */
    leave,
    resetStepUpState: () => resetFlow(app, makeStepUp),
  };
}
