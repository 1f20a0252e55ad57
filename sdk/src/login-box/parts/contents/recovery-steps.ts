import { passwordRecovery } from '../../../metadata/locales/en/password-recovery';
import { sharedWith } from './step-content';

/** Texts and CSS that all steps of the password recovery flow share. */
export const recovery = sharedWith(passwordRecovery);
