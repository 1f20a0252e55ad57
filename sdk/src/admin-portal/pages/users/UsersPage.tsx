import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { Button } from '../../../ui/Button';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import listCss from '../../parts/users/users-list.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePortalActions } from '../../shell/use-portal';
import { useQueryInAddress } from '../../shell/use-query-in-address';
import { portalUserFilters } from './filters/texts/en';
import { InviteMenu } from './invite/InviteMenu';
import { useMayInvite, useUsersLayout } from './listing/columns';
import { UsersListing } from './listing/UsersListing';
import { UsersToolbar } from './listing/UsersToolbar';
import { queryAddress } from './query-address';
import { portalUsers } from './texts/en';
import { UsersContext } from './use-users';
import css from './users.css?inline';
import type { UsersDialog } from './users-dialogs';
import { createUsersStore } from './users-store';

const dialogs = lazyComponent(() => import('./dialogs/UserDialogs'));

/**
 * The team: its users with their roles and dates.
 *
 * @see Portal spec §2 "Page contents", §4 "Team users"
 */
function UsersPage() {
  const { http, clock, session } = useApp();
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const mayInvite = useMayInvite();
  const [store] = useState(() => createUsersStore({ http, clock, session }));
  useQueryInAddress(store, queryAddress);
  const layout = useUsersLayout();

  return (
    <UsersContext.Provider value={store}>
      <PageHeader
        title={t('adminPortal.users.pageTitle')}
        subtitle={t('adminPortal.users.pageSubtitle', { tenant })}
        action={
          <div className="portico-header-actions">
            {mayInvite && (
              <Button aria-haspopup="dialog" onClick={() => openDialog({ kind: 'inviteUser' } satisfies UsersDialog)}>
                <UserRoundPlus size={16} aria-hidden="true" />
                <span>{t('adminPortal.users.inviteUserButton')}</span>
              </Button>
            )}
            <InviteMenu />
          </div>
        }
      />
      <div className="portico-card portico-users">
        <UsersToolbar layout={layout} />
        <UsersListing layout={layout} />
      </div>
      <PageDialogs lazy={dialogs} props={{}} />
    </UsersContext.Provider>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: UsersPage,
  texts: {
    adminPortal: {
      ...portalTable,
      ...portalEditDialog,
      ...portalUsers,
      ...portalUserFilters,
    },
  },
  css: tableStyles + toolbarCss + listCss + css,
};
