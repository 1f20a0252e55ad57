import { Trash2, UserRoundX, X } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { SearchField } from '../../../../ui/SearchField';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { UserFilters } from '../filters/UserFilters';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';

/** Search and filters, or the actions on the selected rows. */
export function UsersToolbar() {
  const chosen = useUsers((users) => users.selected.size);
  return chosen > 0 ? <BulkBar /> : <Filters />;
}

function Filters() {
  const t = useTranslate();
  const search = useUsers((users) => users.search);
  const typeSearch = useUsers((users) => users.typeSearch);
  return (
    <div className="portico-toolbar">
      <SearchField
        label={t('adminPortal.users.searchInputPlaceholder')}
        clearLabel={t('adminPortal.users.clearSearch')}
        value={search}
        findShortcut
        onChange={(text) => void typeSearch(text)}
      />
      <UserFilters />
    </div>
  );
}

function BulkBar() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const selected = useUsers((users) => users.selected);
  const select = useUsers((users) => users.select);
  const mayDelete = usePermission(usersPermissions.remove);
  const mayDisable = usePermission(usersPermissions.enableAndDisable);
  const me = useSession((session) => session.user?.id);
  const userIds = [...selected].filter((userId) => userId !== me);
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
      <strong role="status">{t('adminPortal.users.selectedCount', { count: userIds.length })}</strong>
      <span className="portico-bulk-actions">
        {mayDisable && (
          <Button
            variant="secondary"
            size="dense"
            onClick={() => openDialog({ kind: 'disableUsers', userIds } satisfies UsersDialog)}
          >
            <UserRoundX size={16} aria-hidden="true" />
            <span>{t('adminPortal.users.disableUserAction')}</span>
          </Button>
        )}
        {mayDelete && (
          <Button
            variant="secondary"
            size="dense"
            onClick={() => openDialog({ kind: 'deleteUsers', userIds } satisfies UsersDialog)}
          >
            <Trash2 size={16} aria-hidden="true" />
            <span>{t('adminPortal.users.deleteUserAction')}</span>
          </Button>
        )}
      </span>
    </div>
  );
}
