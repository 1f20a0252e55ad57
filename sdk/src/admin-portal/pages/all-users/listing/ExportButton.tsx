import { useTranslate } from '../../../../app/context';
import { downloadCsv, formatCsv } from '../../../parts/csv';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { ExportCsvButton } from '../../../parts/users/ExportCsvButton';
import { type AccountUser, roleNames } from '../account-user';
import { type NamedAccount, useAccountNames, useAllUsers } from '../use-all-users';
import { type AllUsersColumn, columnTitles, shownColumns } from './columns';

type AccountNames = (accountId: string) => NamedAccount;

/** The text of each column in a file. Dates are ISO dates, which every spreadsheet program reads. */
const cells: Record<AllUsersColumn, (user: AccountUser, named: AccountNames) => string> = {
  user: ({ name }) => name ?? '',
  email: ({ email }) => email,
  accounts: ({ accounts }, named) => accounts.map(({ tenantId }) => named(tenantId).name).join(', '),
  roles: (user) => roleNames(user).join(', '),
  joined: ({ joinedAt }) => joinedAt ?? '',
  lastSeen: ({ lastSeen }) => lastSeen ?? '',
};

export interface ExportButtonProps {
  layout: TableLayoutState;
  /** Exports only these users. Default: all that match the search and the filter. */
  only?: ReadonlySet<string>;
}

/** Gives the user a CSV file of all pages of the list, with the shown columns; the e-mail address is always among them. */
export function ExportButton({ layout, only }: ExportButtonProps) {
  const t = useTranslate();
  const named = useAccountNames();
  const loadForExport = useAllUsers((users) => users.loadForExport);
  async function download() {
    const shown = shownColumns(layout).filter((column) => column !== 'user' && column !== 'email');
    const columns: AllUsersColumn[] = ['user', 'email', ...shown];
    const users = await loadForExport(only);
    const head = columns.map((column) => t(columnTitles[column]));
    const rows = users.map((user) => columns.map((column) => cells[column](user, named)));
    downloadCsv(await formatCsv([head, ...rows]), 'all-users.csv');
    return users.length;
  }
  return <ExportCsvButton selected={only !== undefined} onExport={download} />;
}
