import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import { Alert } from '../../../../ui/Alert';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { Skeleton } from '../../../../ui/Skeleton';
import { useAction } from '../../../parts/use-action';
import { useAccounts } from '../use-accounts';

export interface AccountRolesProps {
  label: string;
  selected: string[];
  onChange: (roleIds: string[]) => void;
}

/** The roles that can be given in an account, with checkboxes. */
export function AccountRoles({ label, selected, onChange }: AccountRolesProps) {
  const t = useTranslate();
  const roles = useAccounts((accounts) => accounts.roles);
  const loadRoles = useAccounts((accounts) => accounts.loadRoles);
  const load = useAction(loadRoles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens.
  useEffect(() => {
    if (!roles) load.run();
  }, []);
  if (!roles && load.error && !load.pending) {
    return (
      <Alert action={<RetryButton onRetry={load.run} />}>
        {t('adminPortal.singleAccountView_EditUserRolesDialog.rolesLoadFailed')}
      </Alert>
    );
  }
  if (!roles) return <Skeleton height="160px" />;
  return (
    <ChoiceList
      label={label}
      choices={roles.map(({ id, name, description }) => ({ id, label: name, description: description || undefined }))}
      selected={selected}
      onChange={onChange}
      searchLabel={t('adminPortal.singleAccountView_EditUserRolesDialog.selectRolePlaceholder')}
      clearSearchLabel={t('adminPortal.allAccounts.clearSearch')}
    />
  );
}
