import { disableMfa } from '../../../../api/own-mfa';
import { useApp, useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { westernDigits } from '../../../../ui/fields/read-code';
import { TextField } from '../../../../ui/TextField';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { codeCheck, codeFaults } from '../parts/code-form';
import { useCloseWithToast } from '../parts/use-close-with-toast';

/** Turns every second factor off, with a code of the authenticator app or the recovery code. */
export function DisableAllDialog({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { closeDialog } = usePortalActions();
  const disable = useAction(
    ({ code = '' }: FormValues) => disableMfa(http, { token: westernDigits(code).replace(/\s/g, '') }),
    useCloseWithToast('adminPortal.privacy.mfaAllRemoved', onChanged),
  );
  return (
    <FormDialog
      title={t('adminPortal.privacy_DisableMfa.title')}
      action={disable}
      faults={codeFaults}
      validate={codeCheck({
        required: () => t('adminPortal.privacy_DisableMfa.codeIsRequired'),
        tooShort: () => t('adminPortal.privacy_DisableMfa.codeLengthAtLeast6'),
      })}
      cancel={t('adminPortal.privacy_DisableMfa.cancel')}
      submit={t('adminPortal.privacy_DisableMfa.disable')}
      danger
      onClose={closeDialog}
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
    </FormDialog>
  );
}
