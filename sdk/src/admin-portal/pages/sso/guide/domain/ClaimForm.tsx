import { useTranslate } from '../../../../../app/context';
import type { ErrorCode } from '../../../../../contract/error-codes';
import type { FormValues } from '../../../../../ui/Form';
import { useNotify } from '../../../../../ui/Notifications';
import { TextField } from '../../../../../ui/TextField';
import { formErrors } from '../../../../parts/form-schema';
import { useAction } from '../../../../parts/use-action';
import { useSso } from '../../use-sso';
import { FieldForm } from '../FieldForm';
import { domainSchema } from './domain-schema';

/** Only the type of the codes is imported, so their list is not bundled. */
const TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** Adds a domain to a connection. */
export function ClaimForm({ connectionId }: { connectionId: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const addDomain = useSso((sso) => sso.addDomain);
  const action = useAction(
    ({ domain = '' }: FormValues) => addDomain(connectionId, domain.trim()),
    ({ domain = '' }) => notify.announce(t('adminPortal.sso_ClaimDomain.added', { domain: domain.trim() })),
  );
  const isTaken = action.error?.errorCode === TAKEN;
  return (
    <FieldForm
      action={action}
      validate={(values) => formErrors(domainSchema(t), values)}
      submit={t('adminPortal.sso_ClaimDomain.add')}
      isAtField={isTaken}
    >
      <TextField
        name="domain"
        label={t('adminPortal.sso_ClaimDomain.domainInputLabel')}
        help={t('adminPortal.sso_ClaimDomain.domainInputTooltip')}
        placeholder={t('adminPortal.sso_ClaimDomain.domainInputPlaceholder')}
        error={isTaken ? t('adminPortal.sso_ClaimDomain.alreadyAdded') : undefined}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </FieldForm>
  );
}
