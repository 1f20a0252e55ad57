import { useFlowForActions } from '../../runtime/flow-context';
import type { ResetPhoneNumberFlow } from './reset-phone-number-flow';

/** Returns the phone number reset flow around a screen, for calls of its actions. */
export const useResetPhoneNumberFlow: () => ResetPhoneNumberFlow = useFlowForActions;
