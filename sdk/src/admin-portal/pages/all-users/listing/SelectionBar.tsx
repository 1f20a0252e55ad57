import { Trash2, X } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import type { AllUsersDialog } from '../all-users-dialogs';
import { useAllUsers } from '../use-all-users';
import { ExportButton } from './ExportButton';

/** The number of selected users, and the actions on them. */
export function SelectionBar({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const selected = useAllUsers((users) => users.selected);
  const select = useAllUsers((users) => users.select);
  const remove = () =>
    openDialog({ kind: 'removeUsersFromAccounts', memberIds: [...selected] } satisfies AllUsersDialog);
  return (
    <div className="portico-toolbar portico-bulk">
      <button
        type="button"
        className="portico-icon-button"
        aria-label={t('adminPortal.users.clearSelection')}
        onClick={() => select(new Set())}
      >
        <X size={16} />
      </button>
      <strong role="status">{t('adminPortal.users.selectedCount', { count: selected.size })}</strong>
      <span className="portico-bulk-actions">
        <ExportButton layout={layout} only={selected} />
        <Button variant="secondary" size="dense" onClick={remove}>
          <Trash2 size={16} aria-hidden="true" />
          <span>{t('adminPortal.allUsers.deleteUserAction')}</span>
        </Button>
      </span>
    </div>
  );
}
