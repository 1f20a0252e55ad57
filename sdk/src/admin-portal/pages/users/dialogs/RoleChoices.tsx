import { useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import { SlowRequest } from '../../../../app/SlowRequest';
import { Alert } from '../../../../ui/Alert';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { useAction } from '../../../parts/use-action';
import { useUsers } from '../use-users';

export interface RoleChoicesProps {
  label: string;
  description?: string;
  selected: string[];
  onChange: (roleIds: string[]) => void;
}

/** A list of all roles with checkboxes. */
export function RoleChoices({ label, description, selected, onChange }: RoleChoicesProps) {
  const t = useTranslate();
  const roles = useUsers((users) => users.roles);
  const load = useAction(useUsers((users) => users.loadRoles));
  if (!roles) {
    return (
      <>
        <Alert action={<RetryButton pending={load.pending} onRetry={load.run} />}>
          {t('adminPortal.users_EditUserRoles.rolesLoadFailed')}
        </Alert>
        {load.pending && <SlowRequest onCancel={load.cancel} />}
      </>
    );
  }
  return (
    <ChoiceList
      label={label}
      description={description}
      choices={roles.map(({ id, name, description: meaning }) => ({
        id,
        label: name,
        description: meaning || undefined,
      }))}
      selected={selected}
      onChange={onChange}
      searchLabel={t('adminPortal.users_EditUserRoles.searchRoles')}
      clearSearchLabel={t('adminPortal.users.clearSearch')}
    />
  );
}
