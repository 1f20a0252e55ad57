import { disableMfa } from '../../../../api/own-mfa';
import { useApp, useTranslate } from '../../../../app/context';
import { Dialog } from '../../../../ui/Dialog';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { TextField } from '../../../../ui/TextField';
import { DialogForm } from '../../../parts/DialogForm';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { codeCheck, codeFaults } from '../parts/code-form';

/** Turns every second factor off, with a code of the authenticator app or the recovery code. */
export function DisableAllDialog({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { http } = useApp();
  const { closeDialog } = usePortalActions();
  const disable = useAction(
    ({ code = '' }: FormValues) => disableMfa(http, { token: code.trim() }),
    () => {
      closeDialog();
      notify.toast(t('adminPortal.privacy.mfaAllRemoved'));
      onChanged();
    },
  );
  return (
    <Dialog
      title={t('adminPortal.privacy_DisableMfa.title')}
      closeLabel={t('common.actions.close')}
      pending={disable.pending}
      onClose={closeDialog}
    >
      <DialogForm
        action={disable}
        faults={codeFaults}
        validate={codeCheck({
          required: t('adminPortal.privacy_DisableMfa.codeIsRequired'),
          tooShort: t('adminPortal.privacy_DisableMfa.codeLengthAtLeast6'),
        })}
        cancel={t('adminPortal.privacy_DisableMfa.cancel')}
        submit={t('adminPortal.privacy_DisableMfa.disable')}
        danger
        onCancel={closeDialog}
      >
        <p>{t('adminPortal.privacy_DisableMfa.description')}</p>
        <TextField
          name="code"
          label={t('adminPortal.privacy_DisableMfa.tokenInputLabel')}
          placeholder={t('adminPortal.privacy_DisableMfa.tokenInputLabelPlaceholder')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          data-initial-focus
        />
      </DialogForm>
    </Dialog>
  );
}
