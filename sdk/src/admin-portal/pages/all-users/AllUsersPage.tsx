import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { Button } from '../../../ui/Button';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { usePermission } from '../../parts/use-access';
import listCss from '../../parts/users/users-list.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePortalActions } from '../../shell/use-portal';
import { useQueryInAddress } from '../../shell/use-query-in-address';
import { portalUsers } from '../users/texts/en';
import css from './all-users.css?inline';
import type { AllUsersDialog } from './all-users-dialogs';
import { allUsersPermissions } from './all-users-permissions';
import { allUsersAddress } from './all-users-query';
import { createAllUsersStore } from './all-users-store';
import { AllUsersListing } from './listing/AllUsersListing';
import { AllUsersToolbar } from './listing/AllUsersToolbar';
import { useAllUsersLayout } from './listing/columns';
import { portalAllUsers } from './texts/en';
import { AllUsersContext } from './use-all-users';

const dialogs = lazyComponent(() => import('./dialogs/AllUsersDialogs'));

const refusedPage = lazyComponent(() => import('../../shell/refused/RefusedPage'));

/**
 * The users of the account and of all accounts below it. The navigation has no default for this page: a vendor's document
 * that shows it without permissions would show a list that the service refuses.
 *
 * @see Portal spec §4 "Sub-accounts", §6
 */
function AllUsersPage() {
  const t = useTranslate();
  if (usePermission(allUsersPermissions.read)) return <PermittedPage />;
  const props = { title: t('adminPortal.allUsers.pageTitle'), missing: [allUsersPermissions.read] };
  return <LazyComponentView lazy={refusedPage} props={props} fallback={null} />;
}

function PermittedPage() {
  const { http, clock } = useApp();
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const [store] = useState(() => createAllUsersStore({ http, clock }));
  useQueryInAddress(store, allUsersAddress);
  const layout = useAllUsersLayout();
  return (
    <AllUsersContext.Provider value={store}>
      <PageHeader
        title={t('adminPortal.allUsers.pageTitle')}
        subtitle={t('adminPortal.allUsers.pageSubtitle', { tenant })}
        action={<InviteButton />}
      />
      <div className="portico-card portico-all-users">
        <AllUsersToolbar layout={layout} />
        <AllUsersListing layout={layout} />
      </div>
      <PageDialogs lazy={dialogs} props={{}} />
    </AllUsersContext.Provider>
  );
}

function InviteButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  if (!usePermission(allUsersPermissions.write)) return null;
  const open = () => openDialog({ kind: 'inviteToAccounts', email: '' } satisfies AllUsersDialog);
  return (
    <Button aria-haspopup="dialog" onClick={open}>
      <UserRoundPlus size={16} aria-hidden="true" />
      <span>{t('adminPortal.allUsers.inviteUserButton')}</span>
    </Button>
  );
}

/** The page's chunk: component, texts and CSS. The list has the texts of the list of one account's users. */
export const content: LazyContent<object> = {
  component: AllUsersPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalUsers, ...portalAllUsers } },
  css: tableStyles + toolbarCss + listCss + css,
};
