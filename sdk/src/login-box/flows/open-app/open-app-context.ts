import { useFlowForActions } from '../../runtime/flow-context';
import type { OpenAppFlow } from './open-app-flow';

/** Returns the open-app flow around a screen, for calls of its actions. */
export const useOpenAppFlow: () => OpenAppFlow = useFlowForActions;
