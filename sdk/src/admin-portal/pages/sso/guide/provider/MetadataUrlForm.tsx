import * as z from 'zod/mini';
import { useTranslate } from '../../../../../app/context';
import type { SsoConfiguration } from '../../../../../contract';
import type { ErrorCode } from '../../../../../contract/error-codes';
import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { useNotify } from '../../../../../ui/Notifications';
import { TextField } from '../../../../../ui/TextField';
import { formErrors } from '../../../../parts/form-schema';
import { useAction } from '../../../../parts/use-action';
import { MAX_URL_LENGTH } from '../../sso-constants';
import { useSso } from '../../use-sso';
import { FieldForm } from '../FieldForm';
import { addressText } from './setting-schema';

/** Only the type of the codes is imported, so their list is not bundled. */
const INVALID: ErrorCode = 'ER-SSO-METADATA-INVALID';

export interface MetadataFormProps {
  connection: SsoConfiguration;
  /** Called when the settings are taken over. */
  onRead: () => void;
}

/** Reads the settings from metadata that the identity provider publishes. */
export function MetadataUrlForm({ connection, onRead }: MetadataFormProps) {
  const t = useTranslate();
  const notify = useNotify();
  const readMetadata = useSso((sso) => sso.readMetadata);
  const action = useAction(
    ({ url = '' }: FormValues) => readMetadata(connection.id, { url: url.trim() }),
    () => {
      notify.toast(t('adminPortal.sso_ConfigureIdp.successfullyIdpConfigured'));
      onRead();
    },
  );
  const isInvalid = action.error?.errorCode === INVALID;
  return (
    <FieldForm
      action={action}
      validate={(values) => formErrors(urlSchema(t, connection), values)}
      submit={t('adminPortal.sso_ConfigureIdp.readMetadata')}
      isAtField={isInvalid}
    >
      <TextField
        name="url"
        label={t('adminPortal.sso_ConfigureIdp.idpUrlLabel')}
        error={isInvalid ? t('adminPortal.sso_ConfigureIdp.nothingAtUrl') : undefined}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </FieldForm>
  );
}

const urlSchema = (t: Translate, connection: SsoConfiguration) =>
  z.object({
    url: addressText(t, connection, {
      required: () => t('adminPortal.sso_ConfigureIdp.metadataUrlIsRequired'),
      invalid: () => t('adminPortal.sso_ConfigureIdp.metadataUrlIsInvalid'),
      maxLength: MAX_URL_LENGTH,
    }),
  });
