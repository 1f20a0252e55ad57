import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { Button } from '../../../ui/Button';
import { LoadFailed } from '../../parts/LoadFailed';
import { LoadingNotice } from '../../parts/LoadingNotice';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { RowsSkeleton } from '../../parts/RowsSkeleton';
import { tableStyles } from '../../parts/table-styles';
import { usePermission } from '../../parts/use-access';
import { usePageParams, usePortalActions } from '../../shell/use-portal';
import { RoleDialogs } from './dialogs/RoleDialogs';
import { RolesListing } from './listing/RolesListing';
import { RolesMatrix } from './matrix/RolesMatrix';
import css from './roles.css?inline';
import type { RolesDialog } from './roles-dialogs';
import { rolesPermissions } from './roles-permissions';
import { createRolesStore } from './roles-store';
import { portalRoles } from './texts/en';
import { RolesContext, useRoles } from './use-roles';
import { ViewSwitch } from './ViewSwitch';

/**
 * The roles of the tenant: a list of them, and a matrix of what each may do.
 *
 * @see Portal spec §3 "Role", "Permission"
 */
function RolesPage() {
  const { http } = useApp();
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const [store] = useState(() => createRolesStore(http));
  useEffect(() => void store.getState().load(), [store]);
  return (
    <RolesContext.Provider value={store}>
      <PageHeader
        title={t('adminPortal.roles.pageTitle')}
        subtitle={t('adminPortal.roles.pageSubtitle', { tenant })}
        action={<CreateButton />}
      />
      <ViewSwitch />
      <div className="portico-card portico-listing portico-roles-page">
        <Content />
      </div>
      <RoleDialogs />
    </RolesContext.Provider>
  );
}

function CreateButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  if (!usePermission(rolesPermissions.create)) return null;
  return (
    <Button aria-haspopup="dialog" onClick={() => openDialog({ kind: 'createRole' } satisfies RolesDialog)}>
      <Plus size={16} aria-hidden="true" />
      <span>{t('adminPortal.roles.addNewRoleButton')}</span>
    </Button>
  );
}

/** The view that the address names, or its placeholder or failure. */
function Content() {
  const t = useTranslate();
  const data = useRoles((roles) => roles.data);
  const load = useRoles((roles) => roles.load);
  const [{ view }] = usePageParams();
  if (data.phase === 'loading') {
    return (
      <>
        <RowsSkeleton />
        <LoadingNotice />
      </>
    );
  }
  if (data.phase === 'failed') {
    return (
      <div className="portico-listing-notice">
        <LoadFailed title={t('adminPortal.roles.loadFailed')} error={data.error} onRetry={() => void load()} />
      </div>
    );
  }
  return view === 'matrix' ? <RolesMatrix /> : <RolesListing />;
}

/** The page's chunk: component, texts and CSS. */
export const rolesContent: LazyContent<object> = {
  component: RolesPage,
  texts: { adminPortal: portalRoles },
  css: tableStyles + listCss + css,
};
