import { useTranslate } from '../../../../../app/context';
import type { SsoConfiguration } from '../../../../../contract';
import type { ErrorCode } from '../../../../../contract/error-codes';
import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { useNotify } from '../../../../../ui/Notifications';
import { TextField } from '../../../../../ui/TextField';
import { useAction } from '../../../../parts/use-action';
import { isWebAddress } from '../../metadata/read-metadata';
import { MAX_URL_LENGTH } from '../../sso-constants';
import { useSso } from '../../use-sso';
import { FieldForm } from '../FieldForm';

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
      validate={({ url = '' }) => ({ url: urlProblem(t, connection, url.trim()) })}
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

/** Without a domain nothing is saved (portal spec §5); what is typed stays. */
function urlProblem(t: Translate, { domains }: SsoConfiguration, url: string): string | undefined {
  if (url === '') return t('adminPortal.sso_ConfigureIdp.metadataUrlIsRequired');
  if (!isWebAddress(url)) return t('adminPortal.sso_ConfigureIdp.metadataUrlIsInvalid');
  if (url.length > MAX_URL_LENGTH) return t('common.fields.isTooLong', { length: MAX_URL_LENGTH });
  return domains.length === 0 ? t('adminPortal.sso_ConfigureIdp.needsDomain') : undefined;
}
