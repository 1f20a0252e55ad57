import type { ResetPhoneNumberState } from './reset-phone-number-state';

/** The previous step; `null` for the first. It is always the first step: a code can't be used twice. */
export function resetPhoneNumberBefore({ step, email }: ResetPhoneNumberState): ResetPhoneNumberState | null {
  return step === 'ResetPhoneNumber' ? null : { step: 'ResetPhoneNumber', email };
}
