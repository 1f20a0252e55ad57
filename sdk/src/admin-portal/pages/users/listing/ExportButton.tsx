import { useApp, useTranslate } from '../../../../app/context';
import { loadForAction } from '../../../parts/load-for-action';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { ExportCsvButton } from '../../../parts/users/ExportCsvButton';
import { useUsers, useUsersStore } from '../use-users';
import { shownColumns } from './columns';

export interface ExportButtonProps {
  layout: TableLayoutState;
  /** Exports only these users. Default: all that match the search and the filters. */
  only?: ReadonlySet<string>;
}

/** Gives the user a CSV file of all pages of the list, with the columns that are shown. */
export function ExportButton({ layout, only }: ExportButtonProps) {
  const t = useTranslate();
  const now = useApp().session.now();
  const loadForExport = useUsers((users) => users.loadForExport);
  const store = useUsersStore();
  async function download() {
    const { exportUsers } = await loadForAction(import('./export-users'));
    const columns = shownColumns(layout);
    const kinds = (['groups', 'applications'] as const).filter((kind) => columns.includes(kind));
    const members = await loadForExport(kinds, only);
    await exportUsers(members, columns, { t, now, affiliations: store.getState().affiliations });
    return members.length;
  }
  return <ExportCsvButton selected={only !== undefined} onExport={download} />;
}
