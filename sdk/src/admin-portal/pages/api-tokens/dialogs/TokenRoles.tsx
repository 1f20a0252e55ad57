import { useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import { SlowRequest } from '../../../../app/SlowRequest';
import { Alert } from '../../../../ui/Alert';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { useFormErrors } from '../../../../ui/form-errors';
import { FirstIcon } from '../../../../ui/LineIcon';
import { useAction } from '../../../parts/use-action';
import { useTokens } from '../tokens-store';

export interface TokenRolesProps {
  selected: string[];
  onChange: (roleIds: string[]) => void;
  /** Why the service has refused the roles. */
  refusal: string | null;
}

/** Chooses the roles of a new token: it may do what they permit. */
export function TokenRoles({ selected, onChange, refusal }: TokenRolesProps) {
  const t = useTranslate();
  const error = useFormErrors().roles ?? refusal;
  const roles = useTokens((store) => store.roles);
  if (!roles) return <RolesMissing />;
  return (
    // Named like a field, so that the form focuses it when a role is missing.
    <fieldset name="roles" tabIndex={-1} className="portico-token-role-choices">
      <ChoiceList
        label={t('adminPortal.apiTokens_AddToken.rolesInputLabel')}
        description={t('adminPortal.apiTokens_AddToken.rolesInputPlaceholder')}
        choices={roles.map(({ id, name, description }) => ({ id, label: name, description: description || undefined }))}
        selected={selected}
        onChange={onChange}
        searchLabel={t('adminPortal.tokens.searchRoles')}
        clearSearchLabel={t('adminPortal.tokens.clearSearch')}
      />
      {error && (
        <p className="portico-field-error" role="alert">
          <FirstIcon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function RolesMissing() {
  const t = useTranslate();
  const load = useAction(useTokens((store) => store.loadRoles));
  return (
    <>
      <Alert action={<RetryButton pending={load.pending} onRetry={load.run} />}>
        {t('adminPortal.tokens.rolesLoadFailed')}
      </Alert>
      {load.pending && <SlowRequest onCancel={load.cancel} />}
    </>
  );
}
