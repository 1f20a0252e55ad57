import { useState } from 'react';
import {
  disableOwnAuthenticator,
  disableOwnKey,
  disableOwnPhone,
  startDisablingOwnKey,
  startDisablingOwnPhone,
} from '../../../../api/own-mfa';
import { useApp, useTranslate } from '../../../../app/context';
import { answerByKey } from '../../../../core/webauthn/keys';
import { Dialog } from '../../../../ui/Dialog';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { DialogForm } from '../../../parts/DialogForm';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { CodeInput } from '../parts/CodeInput';
import { codeCheck, codeFaults } from '../parts/code-form';
import { KeyAlert } from '../parts/KeyAlert';
import { SentCodeStep } from '../parts/SentCodeStep';
import type { Factor } from './factors';

export interface DisableFactorDialogProps {
  factor: Factor;
  deviceId: string;
  onChanged: () => void;
}

/** Turns one second factor off, which the factor itself confirms. */
export function DisableFactorDialog({ factor, ...rest }: DisableFactorDialogProps) {
  if (factor.strategy === 'AuthenticatorApp') return <DisableAuthenticator {...rest} />;
  if (factor.strategy === 'SMS') return <DisablePhone {...rest} address={factor.address} />;
  return <DisableKey {...rest} />;
}

interface DisableProps {
  deviceId: string;
  onChanged: () => void;
}

/** Closes the dialog once the factor is off, and says so. */
function useTurnedOff(onChanged: () => void): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  return () => {
    closeDialog();
    notify.toast(t('adminPortal.privacy.mfaFactorRemoved'));
    onChanged();
  };
}

function DisableAuthenticator({ deviceId, onChanged }: DisableProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { closeDialog } = usePortalActions();
  const disable = useAction(
    ({ code = '' }: FormValues) => disableOwnAuthenticator(http, deviceId, { token: code }),
    useTurnedOff(onChanged),
  );
  return (
    <Dialog
      title={t('adminPortal.privacy_DisableMfaAuthenticatorApp.dialogTitle')}
      closeLabel={t('common.actions.close')}
      pending={disable.pending}
      onClose={closeDialog}
    >
      <DialogForm
        action={disable}
        faults={codeFaults}
        validate={codeCheck({
          required: t('adminPortal.privacy_codes.required'),
          tooShort: t('adminPortal.privacy_codes.tooShort'),
        })}
        cancel={t('adminPortal.privacy_DisableMfaAuthenticatorApp.cancel')}
        submit={t('adminPortal.privacy_DisableMfaAuthenticatorApp.disable')}
        danger
        onCancel={closeDialog}
      >
        <p>{t('adminPortal.privacy_DisableMfaAuthenticatorApp.disableDescription')}</p>
        <CodeInput label={t('adminPortal.privacy_codes.label')} />
      </DialogForm>
    </Dialog>
  );
}

function DisablePhone({ deviceId, onChanged, address }: DisableProps & { address: string | undefined }) {
  const t = useTranslate();
  const { http } = useApp();
  const { closeDialog } = usePortalActions();
  const [otcToken, setOtcToken] = useState<string>();
  const sendCode = async () => setOtcToken((await startDisablingOwnPhone(http, deviceId)).otcToken);
  const send = useAction((_values: FormValues) => sendCode());
  const disable = useAction(
    ({ code = '' }: FormValues) => disableOwnPhone(http, deviceId, { otcToken: otcToken ?? '', code }),
    useTurnedOff(onChanged),
  );
  const cancel = t('adminPortal.privacy_DisableMfaSms.cancel');
  return (
    <Dialog
      title={t('adminPortal.privacy_DisableMfaSms.dialogTitle')}
      closeLabel={t('common.actions.close')}
      pending={send.pending || disable.pending}
      onClose={closeDialog}
    >
      {otcToken === undefined ? (
        <DialogForm action={send} cancel={cancel} submit={t('adminPortal.privacy_codes.send')} onCancel={closeDialog}>
          <p>
            <span>{t('adminPortal.privacy_DisableMfaSms.sendDescription')}</span> <bdi dir="ltr">{address}</bdi>
          </p>
        </DialogForm>
      ) : (
        <SentCodeStep
          action={disable}
          onResend={sendCode}
          onCancel={closeDialog}
          danger
          texts={{
            description: t('adminPortal.privacy_DisableMfaSms.disableDescription'),
            address,
            cancel,
            submit: t('adminPortal.privacy_DisableMfaSms.disable'),
            resend: t('adminPortal.privacy_DisableMfaSms.otcResend'),
            resending: t('adminPortal.privacy_DisableMfaSms.otcResending'),
          }}
        />
      )}
    </Dialog>
  );
}

function DisableKey({ deviceId, onChanged }: DisableProps) {
  const t = useTranslate();
  const { http, clock, credentials } = useApp();
  const { closeDialog } = usePortalActions();
  const disable = useAction(async (_values: FormValues) => {
    const { webauthnToken, options } = await startDisablingOwnKey(http, deviceId);
    await disableOwnKey(http, deviceId, { webauthnToken, options: await answerByKey(options, { clock, credentials }) });
  }, useTurnedOff(onChanged));
  return (
    <Dialog
      title={t('adminPortal.privacy_DisableMfaWebAuthn.title')}
      closeLabel={t('common.actions.close')}
      pending={disable.pending}
      onClose={closeDialog}
    >
      <DialogForm
        action={disable}
        alert={disable.error && <KeyAlert error={disable.error} failures={disable.failures} />}
        cancel={t('adminPortal.privacy_DisableMfa.cancel')}
        submit={t('adminPortal.privacy_DisableMfa.disable')}
        danger
        onCancel={closeDialog}
      >
        <p>{t('adminPortal.privacy_DisableMfaWebAuthn.description')}</p>
      </DialogForm>
    </Dialog>
  );
}
