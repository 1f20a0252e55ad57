import type { MfaDevices, MfaStrategyName } from '@portico/sdk/contract';
import type { MfaDeviceRow } from '../../../db/tables';
import type { Context } from '../call/context';

/** Display names of the two kinds of keys. */
const keyNames = { Platform: 'This device', CrossPlatform: 'Security key' };

/** The enrolled devices of a user. */
export function devicesOf(context: Context, userId: string): MfaDeviceRow[] {
  return context.db.mfaDevices.listBy('userId', userId).filter((device) => device.verified);
}

/** Enrolled devices as the wire has them, phone numbers masked. */
export function toMfaDevices(context: Context, devices: readonly MfaDeviceRow[]): MfaDevices {
  const of = (kind: MfaDeviceRow['kind']) => devices.filter((device) => device.kind === kind);
  return {
    webauthn: of('webauthn').map(({ id }) => {
      const { deviceType } = context.db.webAuthnKeys.get(id);
      return { id, deviceType, name: keyNames[deviceType] };
    }),
    phones: of('sms').map(({ id, phoneNumber }) => ({ id, phoneNumber: maskPhoneNumber(phoneNumber ?? '') })),
    authenticators: of('authenticator').map(({ id }) => ({ id })),
    emails: of('email').map(({ userId }) => ({ email: context.db.users.get(userId).email })),
  };
}

/** The kinds of second factors among these devices. */
export function strategiesOf(context: Context, devices: readonly MfaDeviceRow[]): MfaStrategyName[] {
  return [...new Set(devices.map((device) => strategyOf(context, device)))];
}

/** Shows the last two digits only: a password is not enough to read a phone number. */
export function maskPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/\d(?=(?:\D*\d){2})/g, '*');
}

function strategyOf(context: Context, { id, kind }: MfaDeviceRow): MfaStrategyName {
  if (kind === 'webauthn') return `WebAuthn${context.db.webAuthnKeys.get(id).deviceType}`;
  return ({ authenticator: 'AuthenticatorApp', sms: 'SMS', email: 'EmailCode' } as const)[kind];
}
