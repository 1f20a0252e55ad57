import type { WebAuthnDeviceType } from '../../../contract';
import type { DialogsOf } from '../../parts/page-definition';

/** State of a dialog over the page. */
export type PrivacyDialog =
  | { kind: 'endOtherSessions' }
  | { kind: 'changePassword' }
  | { kind: 'enableMfaAuthenticatorApp' }
  | { kind: 'enableMfaSms' }
  | { kind: 'enableMfaWebAuthn'; deviceType: WebAuthnDeviceType }
  | { kind: 'disableMfaDevice'; deviceId: string }
  | { kind: 'disableMfa' }
  | { kind: 'deletePasskey'; passkeyId: string }
  | { kind: 'setUpSms' }
  | { kind: 'verifySms'; phoneId: string }
  | { kind: 'deleteSms'; phoneId: string };

/** The dialogs of the page, by their addresses. */
export const privacyDialogs: DialogsOf<PrivacyDialog> = {
  endOtherSessions: () => ({ kind: 'endOtherSessions' }),
  changePassword: () => ({ kind: 'changePassword' }),
  enableMfaAuthenticatorApp: () => ({ kind: 'enableMfaAuthenticatorApp' }),
  enableMfaSms: () => ({ kind: 'enableMfaSms' }),
  enableMfaWebAuthn: (deviceType) =>
    deviceType === 'Platform' || deviceType === 'CrossPlatform' ? { kind: 'enableMfaWebAuthn', deviceType } : undefined,
  disableMfaDevice: (deviceId) => (deviceId ? { kind: 'disableMfaDevice', deviceId } : undefined),
  disableMfa: () => ({ kind: 'disableMfa' }),
  deletePasskey: (passkeyId) => (passkeyId ? { kind: 'deletePasskey', passkeyId } : undefined),
  setUpSms: () => ({ kind: 'setUpSms' }),
  verifySms: (phoneId) => (phoneId ? { kind: 'verifySms', phoneId } : undefined),
  deleteSms: (phoneId) => (phoneId ? { kind: 'deleteSms', phoneId } : undefined),
};
