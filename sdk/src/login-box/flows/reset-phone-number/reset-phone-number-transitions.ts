import type { ResetPhoneNumberState } from './reset-phone-number-state';

/** The step before; `null` for the first. The code in the mail is spent once the new number is asked for. */
export function resetPhoneNumberBefore({ step, email }: ResetPhoneNumberState): ResetPhoneNumberState | null {
  return step === 'ResetPhoneNumber' ? null : { step: 'ResetPhoneNumber', email };
}
