import { useFlowForActions } from '../../runtime/flow-context';
import type { StepUpFlow } from './step-up-flow';

/** Returns the step-up flow around a screen, for calls of its actions. */
export const useStepUpFlow: () => StepUpFlow = useFlowForActions;
