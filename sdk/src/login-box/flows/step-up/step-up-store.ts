import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { challengeBefore } from '../second-factor/challenge-routing';
import { createOwedStepUp } from './owed-step-up';
import { openStepUp } from './step-up-actions';
import type { StepUpStore } from './step-up-flow';
import type { StepUpState } from './step-up-state';

/**
 * Creates the step-up store of one mounted login box (sign-in spec §4, "MFA routing"). Nothing is sent before `start`.
 *
 * @param given Initial state; default: the first step.
 */
export function createStepUpStore(app: App, given?: FlowSnapshot<StepUpState>): StoreApi<StepUpStore> {
  let started = given !== undefined;

  return createStore<StepUpStore>()((_set, _get, store) => {
    const flow = { ...createFlow<StepUpState, StepUpStore>(app, store), owed: createOwedStepUp(app) };
    return {
      ...(given ?? { state: { step: 'stepUp' }, pending: false, error: null }),
      flow,
      loadStepBack: async () => (state) => ('mfaToken' in state ? challengeBefore(state) : null),
      async start() {
        if (started) return;
        started = true;
        await openStepUp(flow);
      },
    };
  });
}
