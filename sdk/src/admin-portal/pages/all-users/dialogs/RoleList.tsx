import { useEffect } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import { Alert } from '../../../../ui/Alert';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { Skeleton } from '../../../../ui/Skeleton';
import { useAction } from '../../../parts/use-action';
import { useAllUsers } from '../use-all-users';

export interface RoleListProps {
  label: string;
  /** The accounts in which the roles are given. Roles of the user's own account are unknown in those below. */
  accountIds: readonly string[];
  selected: readonly string[];
  onChange: (roleIds: string[]) => void;
}

/** The roles that can be given in all of the accounts, with checkboxes. */
export function RoleList({ label, accountIds, selected, onChange }: RoleListProps) {
  const t = useTranslate();
  const ownId = useSession((session) => session.activeTenant?.tenantId);
  const roles = useAllUsers((users) => users.roles);
  const load = useAction(useAllUsers((users) => users.loadRoles));
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens.
  useEffect(() => {
    if (!roles) load.run();
  }, []);
  if (!roles && load.error && !load.pending) {
    return (
      <Alert action={<RetryButton onRetry={load.run} />}>{t('adminPortal.allUsers_InviteUser.rolesLoadFailed')}</Alert>
    );
  }
  if (!roles) return <Skeleton height="160px" />;
  const offered = roles.filter(({ tenantId }) => !tenantId || accountIds.every((id) => id === ownId));
  return (
    <ChoiceList
      label={label}
      choices={offered.map(({ id, name, description }) => ({ id, label: name, description: description || undefined }))}
      selected={selected}
      onChange={onChange}
      searchLabel={t('adminPortal.allUsers_InviteUser.rolesInputPlaceholder')}
      clearSearchLabel={t('adminPortal.users.clearSearch')}
    />
  );
}
