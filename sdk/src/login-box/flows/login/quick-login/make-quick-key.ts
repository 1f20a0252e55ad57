import { createPasskey, verifyPasskey } from '../../../../api/passwordless-and-webauthn';
import type { App } from '../../../../app/app';
import { askForNewKey } from '../../../parts/ask-keys';
import type { QuickKind } from '../known-user';

/**
 * Creates a key of this kind for the signed-in user.
 *
 * @throws {FlowFailure} with the key of its text; {@link ApiError} when the service does not accept the new key.
 */
export async function makeQuickKey(app: App, kind: Exclude<QuickKind, 'sms'>): Promise<void> {
  const isCarried = kind === 'usb-key';
  const { options } = await createPasskey(app.http);
  const authenticatorAttachment = isCarried ? 'cross-platform' : 'platform';
  const authenticatorSelection = { ...options.authenticatorSelection, authenticatorAttachment };
  const hints = [isCarried ? ('security-key' as const) : ('client-device' as const)];
  const key = await askForNewKey(app, { ...options, authenticatorSelection }, { hints });
  await verifyPasskey(app.http, { ...key, deviceType: isCarried ? 'CrossPlatform' : 'Platform' });
}
