import { useCallback } from 'react';
import { listRolesOfUsers, listTeamRoles } from '../../../../api/team';
import { useApp } from '../../../../app/context';
import { usePermission } from '../../../parts/use-access';
import { useLoaded } from '../../../parts/use-loaded';
import type { MemberRoles } from '../effective-roles';
import { groupsPermissions } from '../groups-permissions';

/** Number of users whose roles one call loads: their ids are part of its address. */
const MOST_IDS = 100;

/** The own roles of the first members; nothing until loaded, or if the user may not see the team. */
export function useMemberRoles(users: readonly { id: string }[]): MemberRoles | undefined {
  const { http } = useApp();
  const maySee = usePermission(groupsPermissions.readUsers);
  const ids = users
    .slice(0, MOST_IDS)
    .map(({ id }) => id)
    .join(',');
  const [loaded] = useLoaded(
    useCallback(async () => {
      if (!maySee || ids === '') return undefined;
      const [own, { items }] = await Promise.all([listRolesOfUsers(http, ids.split(',')), listTeamRoles(http)]);
      return { own, roles: items };
    }, [http, maySee, ids]),
  );
  return loaded.phase === 'ready' ? loaded.data : undefined;
}
