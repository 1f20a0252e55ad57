import { Download } from 'lucide-react';
import { useApp, useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { useNotify } from '../../../ui/Notifications';
import { shownColumns } from '../../pages/users/listing/columns';
import { exportUsers } from '../../pages/users/listing/export-users';
import { useUsers, useUsersStore } from '../../pages/users/use-users';
import { useAction } from '../use-action';
import { useNotifyFailure } from '../use-notify-failure';
import type { TableLayoutState } from '../use-table-layout';

export interface ExportButtonProps {
  layout: TableLayoutState;
  /** Exports only these users. Default: all that match the search and the filters. */
  only?: ReadonlySet<string>;
}

/** Gives the user a CSV file of all pages of the list, with the columns that are shown. */
export function ExportButton({ layout, only }: ExportButtonProps) {
  const t = useTranslate();
  const now = useApp().clock.now();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const loadEveryone = useUsers((users) => users.loadEveryone);
  const store = useUsersStore();
  const download = useAction(async () => {
    const columns = shownColumns(layout);
    const kinds = (['groups', 'applications'] as const).filter((kind) => columns.includes(kind));
    const everyone = await loadEveryone(kinds).catch(notifyFailure);
    if (!everyone) return;
    const members = only ? everyone.filter(({ id }) => only.has(id)) : everyone;
    await exportUsers(members, columns, { t, now, affiliations: store.getState().affiliations });
    notify.toast(t('adminPortal.table.exported', { count: members.length }));
  });
  return (
    <Button variant="secondary" size="dense" pending={download.pending} onClick={() => download.run()}>
      <Download size={16} aria-hidden="true" />
      <span>{t(only ? 'adminPortal.table.exportSelected' : 'adminPortal.table.exportCsv')}</span>
    </Button>
  );
}
