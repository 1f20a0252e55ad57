import { Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { SelectionBar } from '../../../parts/users/SelectionBar';
import { idsInAddress } from '../../../parts/users/selection-address';
import { usePortalActions } from '../../../shell/use-portal';
import type { AllUsersDialog } from '../all-users-dialogs';
import { useAllUsers } from '../use-all-users';
import { ExportButton } from './ExportButton';

/** The number of selected users, and the actions on them. */
export function BulkBar({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { listing, selected, select, selectEveryone } = useAllUsers((users) => users);
  const remove = () =>
    openDialog({ kind: 'removeUsersFromAccounts', memberIds: idsInAddress(selected) } satisfies AllUsersDialog);
  return (
    <SelectionBar listing={listing} selected={selected} onSelect={select} onSelectEveryone={selectEveryone}>
      <ExportButton layout={layout} only={selected} />
      <Button variant="secondary" size="dense" onClick={remove}>
        <Trash2 size={16} aria-hidden="true" />
        <span>{t('adminPortal.allUsers.deleteUserAction')}</span>
      </Button>
    </SelectionBar>
  );
}
