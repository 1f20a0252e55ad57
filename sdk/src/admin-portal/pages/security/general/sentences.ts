import type { EnforceMfaType } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import type { Limit } from '../policies/limits';

/** What each requirement of a second factor says. */
export const mfaSentences = {
  DontForce: 'adminPortal.security.mfaPolicyDontForceDescription',
  Force: 'adminPortal.security.mfaPolicyForceDescription',
  ForceExceptSAML: 'adminPortal.security.mfaPolicyForceExceptSAMLDescription',
} as const satisfies Record<EnforceMfaType, string>;

/** What a lockout policy says. */
export function lockoutSentence(t: Translate, { isOn, amount }: Limit): string {
  return isOn ? t('adminPortal.security.lockoutAfter', { count: amount }) : t('adminPortal.security.lockoutDisabled');
}

/** What a password history says. */
export function historySentence(t: Translate, { isOn, amount }: Limit): string {
  return isOn
    ? t('adminPortal.security.passwordHistoryOf', { count: amount })
    : t('adminPortal.security.passwordHistoryDisabled');
}
