import { useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { Skeleton } from '../../../../ui/Skeleton';
import { displayName } from '../../../parts/display-name';
import { LoadFailed } from '../../../parts/LoadFailed';
import { UserAvatar } from '../../../parts/UserAvatar';
import { usePermission } from '../../../parts/use-access';
import type { RoleHolders } from '../role-holders';
import { rolesPermissions } from '../roles-permissions';
import { useRoleHolders } from '../use-role-holders';

/** Who has a role; nothing if the user may see neither the team nor groups. */
export function HoldersSection({ roleId }: { roleId: string }) {
  const t = useTranslate();
  const maySeeUsers = usePermission(rolesPermissions.readUsers);
  const maySeeGroups = usePermission(rolesPermissions.readGroups);
  const [holders, reload] = useRoleHolders(roleId);
  if (!maySeeUsers && !maySeeGroups) return null;
  return (
    <section className="portico-panel-section">
      <h3>{t('adminPortal.roles_singleRole.holders')}</h3>
      {holders.phase === 'loading' && <HoldersSkeleton />}
      {holders.phase === 'failed' && (
        <LoadFailed
          title={t('adminPortal.roles_singleRole.holdersLoadFailed')}
          error={holders.error}
          onRetry={reload}
        />
      )}
      {holders.phase === 'ready' && <Holders {...holders.data} />}
    </section>
  );
}

function HoldersSkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('common.states.loading')}>
      <Skeleton width="48%" height="16px" />
    </div>
  );
}

function Holders({ users, groups = [] }: RoleHolders) {
  const t = useTranslate();
  const more = users ? users.total - users.named.length : 0;
  if (!users?.total && groups.length === 0) {
    return <p className="portico-muted">{t('adminPortal.roles_singleRole.noHolders')}</p>;
  }
  return (
    <>
      {users && users.total > 0 && (
        <>
          <p className="portico-hint">{t('adminPortal.roles_singleRole.holderCount', { count: users.total })}</p>
          <ul className="portico-users-list">
            {users.named.map((user) => (
              <Holder key={user.id} user={user} />
            ))}
          </ul>
          {more > 0 && <p className="portico-hint">{t('adminPortal.roles_singleRole.moreHolders', { count: more })}</p>}
        </>
      )}
      {groups.length > 0 && (
        <>
          <p className="portico-hint">{t('adminPortal.roles_singleRole.holderGroups')}</p>
          <div className="portico-chips">
            {groups.map((group) => (
              <Chip key={group.id}>{group.name}</Chip>
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Holder({ user }: { user: TeamUser }) {
  const name = displayName(user);
  return (
    <li>
      <UserAvatar name={name} src={user.profileImageUrl} />
      <span className="portico-users-list-texts">
        <span>{name}</span>
        {name !== user.email && <bdi dir="ltr">{user.email}</bdi>}
      </span>
    </li>
  );
}
