import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { StepUpStore } from './step-up-store';

/** Selects from the store of the step-up flow around a screen. */
export const useStepUpFlow: FlowHook<StepUpStore> = useFlowAround;
