import type { TeamUser } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { downloadCsv, formatCsv } from '../../../parts/csv';
import { memberStatus } from '../../../parts/users/member-status';
import { statusLabels } from '../../../parts/users/StatusChip';
import { type Affiliations, affiliationNames } from '../affiliations';
import { managedByLabel } from '../filters/filter-sentence';
import type { UsersState } from '../users-state';
import { columnTitles, type UserColumn } from './columns';

interface CellContext {
  t: Translate;
  now: number;
  affiliations: UsersState['affiliations'];
}

const names = (list: readonly string[] | undefined) => list?.join(', ') ?? '';
const ofUser = (known: Affiliations, { id }: TeamUser) => names(affiliationNames(known, id));

/** The text of each column in a file. Dates are ISO dates, which every spreadsheet program reads. */
const cells: Record<UserColumn, (member: TeamUser, context: CellContext) => string> = {
  user: ({ name }) => name,
  status: (member, { t, now }) => t(statusLabels[memberStatus(member, now)]),
  applications: (member, { affiliations }) => ofUser(affiliations.applications, member),
  groups: (member, { affiliations }) => ofUser(affiliations.groups, member),
  roles: ({ roles }) => names(roles.map(({ name }) => name)),
  joinedAt: ({ createdAt }) => createdAt,
  lastSeen: ({ lastLogin }) => lastLogin ?? '',
  managedBy: ({ managedBy }, { t }) => t(managedByLabel(managedBy)),
  email: ({ email }) => email,
  username: ({ username }) => username ?? '',
  phoneNumber: ({ phone }) => phone ?? '',
};

/** Gives the user a CSV file of members with the shown columns; the e-mail address is always among them. */
export async function exportUsers(
  members: readonly TeamUser[],
  shown: readonly UserColumn[],
  context: CellContext,
): Promise<void> {
  const columns: UserColumn[] = ['user', 'email', ...shown.filter((column) => column !== 'user' && column !== 'email')];
  const head = columns.map((column) => context.t(columnTitles[column]));
  const rows = members.map((member) => columns.map((column) => cells[column](member, context)));
  downloadCsv(await formatCsv([head, ...rows]), 'users.csv');
}
