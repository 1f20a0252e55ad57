import { passwordRecovery } from '../../../metadata/locales/en/password-recovery';
import { sharedWith } from '../../parts/later-steps';

/** What all steps on the way to a new password bring along. */
export const recovery = sharedWith(passwordRecovery);
