import { Chip } from '../../../../../ui/Chip';
import { useSso } from '../../use-sso';

/** Some roles by their names; by their ids while the names are not loaded. */
export function RoleChips({ roleIds }: { roleIds: readonly string[] }) {
  const roles = useSso((sso) => sso.roles);
  return (
    <span className="portico-chips">
      {roleIds.map((roleId) => (
        <Chip key={roleId}>{roles?.find(({ id }) => id === roleId)?.name ?? roleId}</Chip>
      ))}
    </span>
  );
}
