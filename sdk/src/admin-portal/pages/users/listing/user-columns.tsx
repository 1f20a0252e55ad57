import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import type { TableColumn } from '../../../../ui/Table';
import { LastSeen, ShortDate } from '../../../parts/users/Moments';
import { NamesCell } from '../../../parts/users/NamesCell';
import { PersonCell } from '../../../parts/users/PersonCell';
import { StatusChip } from '../../../parts/users/StatusChip';
import { usePortalActions } from '../../../shell/use-portal';
import { type AffiliationKind, affiliationNames } from '../affiliations';
import { managedByLabel } from '../filters/filter-sentence';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { columnTitles, type UserColumn } from './columns';

/** How each column shows a member. */
const cells: Record<UserColumn, (props: { member: TeamUser }) => ReactNode> = {
  user: UserCell,
  status: StatusChip,
  applications: ({ member }) => <AffiliationsCell kind="applications" member={member} />,
  groups: ({ member }) => <AffiliationsCell kind="groups" member={member} />,
  roles: RolesCell,
  joinedAt: ({ member }) => <ShortDate at={member.createdAt} />,
  lastSeen: ({ member }) => <LastSeen at={member.lastLogin} />,
  managedBy: ManagedBy,
  email: ({ member }) => <bdi dir="ltr">{member.email}</bdi>,
  username: ({ member }) => <bdi>{member.username}</bdi>,
  phoneNumber: ({ member }) => <bdi dir="ltr">{member.phone}</bdi>,
};

/** Columns that leave a narrow table first. */
const priorities: Partial<Record<UserColumn, 'medium' | 'low'>> = {
  groups: 'medium',
  joinedAt: 'low',
  applications: 'low',
  managedBy: 'low',
  email: 'low',
  username: 'low',
  phoneNumber: 'low',
};

const sortable: ReadonlySet<UserColumn> = new Set(['user', 'joinedAt']);

/** The columns of the table, in this order. Loads the groups and the applications of the rows if they are shown. */
export function useUserColumns(shown: readonly UserColumn[], rows: readonly TeamUser[]): TableColumn<TeamUser>[] {
  const t = useTranslate();
  useAffiliationsOf('groups', shown.includes('groups') ? rows : none);
  useAffiliationsOf('applications', shown.includes('applications') ? rows : none);
  return shown.map((id) => {
    const Cell = cells[id];
    return {
      id,
      title: t(columnTitles[id]),
      sortable: sortable.has(id),
      priority: priorities[id] ?? 'high',
      render: (member) => <Cell member={member} />,
    };
  });
}

const none: readonly TeamUser[] = [];

function useAffiliationsOf(kind: AffiliationKind, rows: readonly TeamUser[]): void {
  const load = useUsers((users) => users.loadAffiliations);
  const userIds = rows.map(({ id }) => id).join(',');
  useEffect(() => {
    if (userIds) void load(kind, userIds.split(','));
  }, [load, kind, userIds]);
}

function UserCell({ member: { id, name, email, profileImageUrl } }: { member: TeamUser }) {
  const { openDialog } = usePortalActions();
  const open = () => openDialog({ kind: 'user', userId: id } satisfies UsersDialog);
  return <PersonCell userId={id} name={name} email={email} picture={profileImageUrl} onOpen={open} />;
}

function AffiliationsCell({ kind, member }: { kind: AffiliationKind; member: TeamUser }) {
  const t = useTranslate();
  const affiliations = useUsers((users) => users.affiliations[kind]);
  const names = affiliationNames(affiliations, member.id);
  const empty = t(kind === 'groups' ? 'adminPortal.users.noGroups' : 'adminPortal.users.noApplications');
  return names && <NamesCell names={names} empty={empty} />;
}

function RolesCell({ member }: { member: TeamUser }) {
  const t = useTranslate();
  return <NamesCell names={member.roles.map(({ name }) => name)} empty={t('adminPortal.users.noRoles')} />;
}

function ManagedBy({ member }: { member: TeamUser }) {
  const t = useTranslate();
  return <span>{t(managedByLabel(member.managedBy))}</span>;
}
