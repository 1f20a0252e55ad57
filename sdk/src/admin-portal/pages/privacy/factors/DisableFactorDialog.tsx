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
import { DialogForm } from '../../../parts/DialogForm';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { CodeInput } from '../parts/CodeInput';
import { codeCheck, codeFaults } from '../parts/code-form';
import { KeyAlert } from '../parts/KeyAlert';
import { SentCodeStep } from '../parts/SentCodeStep';
import { useCloseWithToast } from '../parts/use-close-with-toast';
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

function DisableAuthenticator({ deviceId, onChanged }: DisableProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { closeDialog } = usePortalActions();
  const disable = useAction(
    ({ code = '' }: FormValues) => disableOwnAuthenticator(http, deviceId, { token: code }),
    useCloseWithToast('adminPortal.privacy.mfaFactorRemoved', onChanged),
  );
  return (
    <FormDialog
      title={t('adminPortal.privacy_DisableMfaAuthenticatorApp.dialogTitle')}
      action={disable}
      faults={codeFaults}
      validate={codeCheck({
        required: () => t('adminPortal.privacy_codes.required'),
        tooShort: () => t('adminPortal.privacy_codes.tooShort'),
      })}
      cancel={t('adminPortal.privacy_DisableMfaAuthenticatorApp.cancel')}
      submit={t('adminPortal.privacy_DisableMfaAuthenticatorApp.disable')}
      danger
      onClose={closeDialog}
    >
      <p>{t('adminPortal.privacy_DisableMfaAuthenticatorApp.disableDescription')}</p>
      <CodeInput label={t('adminPortal.privacy_codes.label')} />
    </FormDialog>
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
    useCloseWithToast('adminPortal.privacy.mfaFactorRemoved', onChanged),
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
  const disable = useAction(
    async (_values: FormValues) => {
      const { webauthnToken, options } = await startDisablingOwnKey(http, deviceId);
      await disableOwnKey(http, deviceId, {
        webauthnToken,
        options: await answerByKey(options, { clock, credentials }),
      });
    },
    useCloseWithToast('adminPortal.privacy.mfaFactorRemoved', onChanged),
  );
  return (
    <FormDialog
      title={t('adminPortal.privacy_DisableMfaWebAuthn.title')}
      action={disable}
      alert={disable.error && <KeyAlert error={disable.error} failures={disable.failures} />}
      cancel={t('adminPortal.privacy_DisableMfa.cancel')}
      submit={t('adminPortal.privacy_DisableMfa.disable')}
      danger
      onClose={closeDialog}
    >
      <p>{t('adminPortal.privacy_DisableMfaWebAuthn.description')}</p>
    </FormDialog>
  );
}
