import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { useAction } from '../../../parts/use-action';
import { useUsers } from '../use-users';

export interface RoleChoicesProps {
  label: string;
  description?: string;
  selected: string[];
  onChange: (roleIds: string[]) => void;
}

/** The roles there are, to be ticked. */
export function RoleChoices({ label, description, selected, onChange }: RoleChoicesProps) {
  const t = useTranslate();
  const roles = useUsers((users) => users.roles);
  const load = useAction(useUsers((users) => users.loadRoles));
  if (!roles) {
    return (
      <Alert
        action={
          <Button variant="secondary" size="dense" pending={load.pending} onClick={() => load.run()}>
            {t('common.actions.retry')}
          </Button>
        }
      >
        {t('adminPortal.users_EditUserRoles.rolesLoadFailed')}
      </Alert>
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
