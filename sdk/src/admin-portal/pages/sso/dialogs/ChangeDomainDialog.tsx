import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Alert } from '../../../../ui/Alert';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { domainSchema } from '../guide/domain/domain-schema';
import { useSso } from '../use-sso';
import type { DomainDialogProps } from './DeleteDomainDialog';

/** A failure that is shown at the field. Only the type of the codes is imported, so their list is not bundled. */
const TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** Replaces a domain, which clears what is configured for the one before (portal spec §4 "SSO"). */
export function ChangeDomainDialog({ connectionId, domain: { id, domain } }: DomainDialogProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const changeDomain = useSso((sso) => sso.changeDomain);
  const action = useAction(
    (values: FormValues) => changeDomain(connectionId, id, (values.domain ?? '').trim()),
    closeDialog,
  );
  return (
    <FormDialog
      title={t('adminPortal.sso_ClaimDomain.changeTitle', { domain })}
      action={action}
      faults={{ [TAKEN]: 'domain' }}
      messages={{ [TAKEN]: t('adminPortal.sso_ClaimDomain.alreadyAdded') }}
      validate={(values) => formErrors(domainSchema(t), values)}
      cancel={t('adminPortal.sso_ClaimDomain.cancel')}
      submit={t('adminPortal.sso_ClaimDomain.save')}
      onClose={closeDialog}
    >
      <Alert kind="warning">{t('adminPortal.sso_ClaimDomain.changeMessage')}</Alert>
      <TextField
        name="domain"
        label={t('adminPortal.sso_ClaimDomain.domainInputLabel')}
        placeholder={t('adminPortal.sso_ClaimDomain.domainInputPlaceholder')}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        data-initial-focus
      />
    </FormDialog>
  );
}
