import { Trash2, UserRoundX, X } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { usePermission } from '../../../parts/use-access';
import { useAction } from '../../../parts/use-action';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import { NAMED_SELECTION } from '../team-constants';
import { useUsers } from '../use-users';
import { type UsersDialog, WHOLE_SELECTION } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';
import { ExportButton } from './ExportButton';

/** The number of selected users, and the actions on them. */
export function BulkBar({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const selected = useUsers((users) => users.selected);
  const select = useUsers((users) => users.select);
  const mayDelete = usePermission(usersPermissions.remove);
  const mayDisable = usePermission(usersPermissions.enableAndDisable);
  const open = (kind: 'disableUsers' | 'deleteUsers') => {
    const userIds = selected.size > NAMED_SELECTION ? [WHOLE_SELECTION] : [...selected];
    openDialog({ kind, userIds } satisfies UsersDialog);
  };
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
      <SelectEveryone />
      <span className="portico-bulk-actions">
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
      </span>
    </div>
  );
}

/** Offers to select the users of all pages, once those of this page are selected. */
function SelectEveryone() {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  const selected = useUsers((users) => users.selected);
  const page = useUsers(({ listing }) => (listing.phase === 'ready' ? listing.page : null));
  const selectEveryone = useUsers((users) => users.selectEveryone);
  const notifyFailure = useNotifyFailure();
  const all = useAction(() => selectEveryone(me).catch(notifyFailure));
  const isPageSelected = page?.items.every(({ id }) => id === me || selected.has(id));
  if (!page || !isPageSelected || page.totalPages < 2 || selected.size > page.items.length) return null;
  return (
    <Button variant="quiet" size="dense" pending={all.pending} onClick={() => all.run()}>
      {t('adminPortal.table.selectAllRows', { count: page.totalItems })}
    </Button>
  );
}
