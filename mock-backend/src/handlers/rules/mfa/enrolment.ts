import { errorCodes, type QrCodeResponse, type WebAuthnDeviceType } from '@portico/sdk/contract';
import type { MfaDeviceRow, UserRow } from '../../../db/tables';
import { type Context, isoAfter, refuse } from '../call/context';
import { recordEvent } from '../events/record-event';
import { devicesOf } from './device-views';
import { forgetDevices } from './remembered-devices';
import { acceptAuthenticatorCode } from './typed-codes';
import { keepKey, type NewKey } from './webauthn-keys';

const RECOVERY_CODE_LENGTH = 16;
/** What the audit log calls the kinds of devices. */
const kindNames = { authenticator: 'Authenticator app', sms: 'Phone', email: 'E-mail', webauthn: 'Key' };

/** Creates an authenticator for a user, active from its first code on; an unfinished one is replaced. */
export async function startAuthenticator(context: Context, user: UserRow): Promise<QrCodeResponse> {
  for (const device of unfinishedOf(context, user.id)) context.db.mfaDevices.remove(device.id);
  const secret = context.authenticator.newSecret();
  addDevice(context, user.id, { kind: 'authenticator', secret, verified: false });
  const uri = context.authenticator.uri(secret, user.email);
  return { qrCode: await drawQrCode(uri), secret, uri };
}

/**
 * Activates the pending authenticator if the code is right.
 *
 * @throws {Refusal} 410 `ER-MFA-CODE-EXPIRED` when none waits.
 */
export function finishAuthenticator(context: Context, userId: string, typed: string): boolean {
  const [device] = unfinishedOf(context, userId);
  if (!device) return refuse(context, 410, errorCodes.mfaCodeExpired, 'Start with a new QR code.');
  if (!acceptAuthenticatorCode(context, device, typed)) return false;
  noteChange(context, 'user.second-factor-added', context.db.mfaDevices.update(device.id, { verified: true }));
  return true;
}

/** Adds a phone as a second factor. */
export function addPhone(context: Context, userId: string, phoneNumber: string): void {
  if (devicesOf(context, userId).some((device) => device.phoneNumber === phoneNumber)) return;
  noteChange(context, 'user.second-factor-added', addDevice(context, userId, { kind: 'sms', phoneNumber }));
}

/** Adds the user's e-mail address as a second factor. */
export function addEmail(context: Context, userId: string): void {
  noteChange(context, 'user.second-factor-added', addDevice(context, userId, { kind: 'email' }));
}

/** Adds a key as a second factor. */
export function addKey(context: Context, userId: string, key: NewKey, deviceType: WebAuthnDeviceType): void {
  const { id } = keepKey(context, { ...key, userId, deviceType, purpose: 'second-factor' });
  noteChange(context, 'user.second-factor-added', addDevice(context, userId, { id, kind: 'webauthn' }));
}

/**
 * Creates the recovery code, in place of an earlier one.
 *
 * @returns `undefined` for a user who has one that still works, unless a new one is requested.
 */
export function issueRecoveryCode(context: Context, userId: string, { renew = false } = {}): string | undefined {
  const { recoveryCodes } = context.db;
  const earlier = recoveryCodes.listBy('userId', userId);
  if (!renew && earlier.some((row) => row.usedAt === null)) return undefined;
  for (const row of earlier) recoveryCodes.remove(row.id);
  const code = context.ids.token(RECOVERY_CODE_LENGTH);
  return recoveryCodes.insert({ id: context.ids.uuid(), userId, code, usedAt: null }).code;
}

/** Removes a device; removing the last one also removes recovery codes and remembered browsers. */
export function dropDevice(context: Context, device: MfaDeviceRow): void {
  const { id, userId } = device;
  context.db.mfaDevices.remove(id);
  context.db.webAuthnKeys.remove(id);
  noteChange(context, 'user.second-factor-removed', device);
  if (devicesOf(context, userId).length === 0) forgetSecondFactor(context, userId);
}

/** Switches the second factor of an account off: no device, recovery code or remembered browser is left. */
export function dropAllDevices(context: Context, userId: string): void {
  const { mfaDevices, webAuthnKeys } = context.db;
  for (const device of mfaDevices.listBy('userId', userId)) {
    mfaDevices.remove(device.id);
    webAuthnKeys.remove(device.id);
    if (device.verified) noteChange(context, 'user.second-factor-removed', device);
  }
  forgetSecondFactor(context, userId);
}

function forgetSecondFactor(context: Context, userId: string): void {
  const { mfaChallenges, recoveryCodes } = context.db;
  for (const row of mfaChallenges.listBy('userId', userId)) mfaChallenges.remove(row.id);
  for (const row of recoveryCodes.listBy('userId', userId)) recoveryCodes.remove(row.id);
  forgetDevices(context, userId);
}

function noteChange(
  context: Context,
  event: 'user.second-factor-added' | 'user.second-factor-removed',
  { userId, kind }: MfaDeviceRow,
): void {
  const actor = context.db.users.get(userId);
  recordEvent(context, { event, tenantId: actor.activeTenantId, actor, subject: `${kindNames[kind]}, ${actor.email}` });
}

function addDevice(
  context: Context,
  userId: string,
  device: Pick<MfaDeviceRow, 'kind'> & Partial<MfaDeviceRow>,
): MfaDeviceRow {
  return context.db.mfaDevices.insert({
    id: context.ids.uuid(),
    userId,
    secret: null,
    phoneNumber: null,
    verified: true,
    lastStep: 0,
    createdAt: isoAfter(context, 0),
    ...device,
  });
}

function unfinishedOf(context: Context, userId: string): MfaDeviceRow[] {
  const devices = context.db.mfaDevices.listBy('userId', userId);
  return devices.filter((device) => device.kind === 'authenticator' && !device.verified);
}

/** The address of a picture: what clients put into an `img` as it is. */
async function drawQrCode(text: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml;base64,${btoa(renderSVG(text))}`;
}
