import { enrollOwnKey, startOwnKeyEnrolment } from '../../../../api/own-mfa';
import type { App } from '../../../../app/app';
import { useApp, useTranslate } from '../../../../app/context';
import type { WebAuthnDeviceType } from '../../../../contract';
import { makeKey } from '../../../../core/webauthn/keys';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
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
  const { recoveryCode, enrol, cancel, close } = useEnrolment(onChanged);
  const add = useAction(() => enrol(enrolKey(app, deviceType)));
  if (recoveryCode) return <RecoveryCodeStep code={recoveryCode} onClose={close} />;
  const isPlatform = deviceType === 'Platform';
  return (
    <FormDialog
      title={t(
        isPlatform
          ? 'adminPortal.privacy_EnableMfaWebAuthn.platformTitle'
          : 'adminPortal.privacy_EnableMfaWebAuthn.crossPlatformTitle',
      )}
      action={add}
      alert={add.error && <KeyAlert error={add.error} failures={add.failures} />}
      cancel={t('adminPortal.privacy_EnableMfa.cancel')}
      submit={t('adminPortal.privacy_EnableMfaWebAuthn.continue')}
      onClose={cancel}
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
