import { enrollKey, startKeyEnrolment } from '../../../api/mfa';
import type { App } from '../../../app/app';
import type { LoginResponse } from '../../../contract';
import { askForNewKey } from '../../parts/ask-keys';
import type { KeyStrategy } from './enrolment-routing';
import type { EnrolmentState } from './enrolment-state';

/** Creates a key and enrols it as the second factor. */
export async function enrolNewKey(
  app: App,
  { mfaToken }: EnrolmentState,
  strategy: KeyStrategy,
  rememberDevice: boolean,
): Promise<LoginResponse> {
  const platform = strategy === 'WebAuthnPlatform';
  const { webauthnToken, options } = await startKeyEnrolment(app.http, { mfaToken });
  const key = await askForNewKey(app, options, { hints: [platform ? 'client-device' : 'security-key'] });
  const deviceType = platform ? 'Platform' : 'CrossPlatform';
  return enrollKey(app.http, {
    mfaToken,
    webauthnToken,
    deviceType,
    options: key,
    ...(rememberDevice && { rememberDevice }),
  });
}
