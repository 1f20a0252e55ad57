import { passwordRecovery } from '../metadata/locales/en/password-recovery';
import { shared } from './later-steps';

/** What all steps on the way to a new password bring along. */
export const recovery = { texts: { loginBox: { ...shared.texts.loginBox, ...passwordRecovery } }, css: shared.css };
