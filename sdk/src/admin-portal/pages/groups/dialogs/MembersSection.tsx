import { UserRoundPlus, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import type { Group, GroupUser } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { LongList } from '../../../../ui/LongList';
import { SearchField } from '../../../../ui/SearchField';
import { textMatcher } from '../../../../ui/text-match';
import { useFocusAfterRemoval } from '../../../../ui/use-focus-after-removal';
import { idOf } from '../../../../ui/use-long-list';
import { displayName } from '../../../parts/display-name';
import { UserAvatar } from '../../../parts/UserAvatar';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import { effectiveRoles } from '../effective-roles';
import { useGroupAccess } from '../group-access';
import type { GroupsDialog } from '../groups-dialogs';
import { useGroups, useGroupsData } from '../use-groups';
import { useMemberRoles } from './use-member-roles';

/** Number of members from which the list has a search. */
const SEARCHABLE_FROM = 9;

const none: readonly GroupUser[] = [];

/** The members of a group, with a search, and ways to add and remove them. */
export function MembersSection({ group }: { group: Group }) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(section, heading);
  const { users = none } = group;
  const found = useMemo(() => usersWith(users, search), [users, search]);
  const memberRoles = useMemberRoles(users);
  const { rolesEnabled } = useGroupsData();
  return (
    <section ref={section} className="portico-panel-section">
      <div className="portico-panel-heading">
        <h3 ref={heading} tabIndex={-1}>
          {t('adminPortal.userGroups_usersTable.members')}
        </h3>
        <AddButton group={group} />
      </div>
      {users.length >= SEARCHABLE_FROM && (
        <SearchField
          label={t('adminPortal.userGroups_usersTable.searchByEmailOrName')}
          clearLabel={t('adminPortal.groups.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      <LongList className="portico-users-list" items={found} itemKey={idOf}>
        {(user) => (
          <Member
            group={group}
            user={user}
            roles={memberRoles && effectiveRoles(user.id, group, memberRoles, rolesEnabled)}
          />
        )}
      </LongList>
      {users.length === 0 && (
        <p className="portico-muted">
          <strong>{t('adminPortal.userGroups_usersTable.noMembersMessage')}</strong>{' '}
          <span>{t('adminPortal.userGroups_usersTable.noMembersDescription')}</span>
        </p>
      )}
      {users.length > 0 && found.length === 0 && (
        <p className="portico-muted">{t('adminPortal.userGroups_usersTable.noResultsMessage')}</p>
      )}
    </section>
  );
}

function AddButton({ group }: { group: Group }) {
  const t = useTranslate();
  const access = useGroupAccess(group);
  const { openDialog } = usePortalActions();
  if (!access.addMembers) return null;
  return (
    <Button
      variant="quiet"
      size="dense"
      onClick={() => openDialog({ kind: 'addGroupMembers', groupId: group.id } satisfies GroupsDialog)}
    >
      <UserRoundPlus size={16} aria-hidden="true" />
      <span>{t('adminPortal.userGroups_usersTable.addUser')}</span>
    </Button>
  );
}

interface MemberProps {
  group: Group;
  user: GroupUser;
  /** Names of the roles that the member holds, if they are known. */
  roles: readonly string[] | undefined;
}

function Member({ group, user, roles }: MemberProps) {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const access = useGroupAccess(group);
  const name = displayName(user);
  const roleNames = roles?.join(', ');
  return (
    <>
      <UserAvatar name={name} src={user.profilePictureUrl} />
      <span className="portico-users-list-texts">
        <span className="portico-named-line">
          <span>{name}</span>
          {user.id === me && <Chip tone="primary">{t('adminPortal.userGroups_usersTable.meTooltip')}</Chip>}
          {user.activatedForTenant === false && <Chip>{t('adminPortal.userGroups_usersTable.pendingStatus')}</Chip>}
        </span>
        {name !== user.email && <bdi dir="ltr">{user.email}</bdi>}
        {roleNames !== undefined && (
          <span>
            {roleNames
              ? t('adminPortal.userGroups_usersTable.effectiveRoles', { roles: roleNames })
              : t('adminPortal.userGroups_usersTable.noEffectiveRoles')}
          </span>
        )}
      </span>
      {access.removeMembers && <RemoveButton group={group} user={user} />}
    </>
  );
}

/** Removes a member, and offers to undo it. The row disappears at once; if the call fails, it returns. */
function RemoveButton({ group, user }: { group: Group; user: GroupUser }) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const notifyFailure = useNotifyFailure();
  const me = useSession((session) => session.user?.id);
  const removeMember = useGroups((groups) => groups.removeMember);
  const name = displayName(user);
  const label =
    user.id === me
      ? t('adminPortal.userGroups_usersTable.leaveGroupAction')
      : t('adminPortal.userGroups_usersTable.removeMemberAction', { name });
  const remove = () =>
    removeMember(group.id, user.id).then(
      (undo) => offerUndo(t('adminPortal.userGroups_usersTable.memberRemoved', { name, group: group.name }), undo),
      notifyFailure,
    );
  return (
    <button
      type="button"
      className="portico-icon-button"
      aria-label={label}
      title={label}
      onClick={() => void remove()}
    >
      <X size={16} />
    </button>
  );
}

/** The users whose name or e-mail address contains a text. */
function usersWith(users: readonly GroupUser[], search: string): readonly GroupUser[] {
  const matches = textMatcher(search);
  return users.filter(({ name, email }) => matches(name, email));
}
