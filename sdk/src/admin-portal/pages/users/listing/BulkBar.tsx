import { Trash2, UserRoundX } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { usePermission } from '../../../parts/use-access';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { SelectionBar } from '../../../parts/users/SelectionBar';
import { idsInAddress } from '../../../parts/users/selection-address';
import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';
import { ExportButton } from './ExportButton';

/** The number of selected users, and the actions on them. */
export function BulkBar({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const selected = useUsers((users) => users.selected);
  const select = useUsers((users) => users.select);
  const listing = useUsers((users) => users.listing);
  const selectEveryone = useUsers((users) => users.selectEveryone);
  const mayDelete = usePermission(usersPermissions.remove);
  const mayDisable = usePermission(usersPermissions.enableAndDisable);
  const open = (kind: 'disableUsers' | 'deleteUsers') =>
    openDialog({ kind, userIds: idsInAddress(selected) } satisfies UsersDialog);
  return (
    <SelectionBar listing={listing} selected={selected} onSelect={select} onSelectEveryone={selectEveryone}>
      <ExportButton layout={layout} only={selected} />
      {mayDisable && (
        <Button variant="secondary" size="dense" onClick={() => open('disableUsers')}>
          <UserRoundX size={16} aria-hidden="true" />
          <span>{t('adminPortal.users.disableUserAction')}</span>
        </Button>
      )}
      {mayDelete && (
        <Button variant="secondary" size="dense" onClick={() => open('deleteUsers')}>
          <Trash2 size={16} aria-hidden="true" />
          <span>{t('adminPortal.users.deleteUserAction')}</span>
        </Button>
      )}
    </SelectionBar>
  );
}
