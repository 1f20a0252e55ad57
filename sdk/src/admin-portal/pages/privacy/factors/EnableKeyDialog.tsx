import { enrollOwnKey, startOwnKeyEnrolment } from '../../../../api/own-mfa';
import type { App } from '../../../../app/app';
import { useApp, useTranslate } from '../../../../app/context';
import type { WebAuthnDeviceType } from '../../../../contract';
import { makeKey } from '../../../../core/webauthn/keys';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { KeyAlert } from '../parts/KeyAlert';
import { RecoveryCodeStep } from './RecoveryCodeStep';
import { useEnrolment } from './use-enrolment';

export interface EnableKeyDialogProps {
  deviceType: WebAuthnDeviceType;
  onChanged: () => void;
}

/** Adds this device or a security key as a second factor; the browser shows its own dialog. */
export function EnableKeyDialog({ deviceType, onChanged }: EnableKeyDialogProps) {
  const t = useTranslate();
  const app = useApp();
  const { closeDialog } = usePortalActions();
  const { recoveryCode, finish, close } = useEnrolment(onChanged);
  const enrol = useAction(async () => finish(await enrolKey(app, deviceType)));
  if (recoveryCode) return <RecoveryCodeStep code={recoveryCode} onClose={close} />;
  const isPlatform = deviceType === 'Platform';
  return (
    <FormDialog
      title={t(
        isPlatform
          ? 'adminPortal.privacy_EnableMfaWebAuthn.platformTitle'
          : 'adminPortal.privacy_EnableMfaWebAuthn.crossPlatformTitle',
      )}
      action={enrol}
      alert={enrol.error && <KeyAlert error={enrol.error} failures={enrol.failures} />}
      cancel={t('adminPortal.privacy_EnableMfa.cancel')}
      submit={t('adminPortal.privacy_EnableMfaWebAuthn.continue')}
      onClose={closeDialog}
    >
      <p>
        {t(
          isPlatform
            ? 'adminPortal.privacy_EnableMfaWebAuthn.platformDescription'
            : 'adminPortal.privacy_EnableMfaWebAuthn.crossPlatformDescription',
        )}
      </p>
    </FormDialog>
  );
}

async function enrolKey({ http, clock, credentials }: App, deviceType: WebAuthnDeviceType) {
  const { webauthnToken, options } = await startOwnKeyEnrolment(http);
  const hints = [deviceType === 'Platform' ? 'client-device' : 'security-key'] as const;
  const key = await makeKey(options, { clock, credentials, hints });
  return enrollOwnKey(http, { webauthnToken, deviceType, options: key });
}
