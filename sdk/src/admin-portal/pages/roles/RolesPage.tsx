import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { CreateButton } from '../../parts/CreateButton';
import { ListContent } from '../../parts/ListContent';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
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
        action={<CreateRoleButton />}
      />
      <ViewSwitch />
      <div className="portico-card portico-listing portico-roles-page">
        <Content />
      </div>
      <RoleDialogs />
    </RolesContext.Provider>
  );
}

function CreateRoleButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <CreateButton
      label={t('adminPortal.roles.addNewRoleButton')}
      permission={rolesPermissions.create}
      onClick={() => openDialog({ kind: 'createRole' } satisfies RolesDialog)}
    />
  );
}

/** The view that the address names. */
function Content() {
  const t = useTranslate();
  const data = useRoles((roles) => roles.data);
  const load = useRoles((roles) => roles.load);
  const [{ view }] = usePageParams();
  return (
    <ListContent list={data} failedTitle={t('adminPortal.roles.loadFailed')} onRetry={load}>
      {() => (view === 'matrix' ? <RolesMatrix /> : <RolesListing />)}
    </ListContent>
  );
}

/** The page's chunk: component, texts and CSS. */
export const rolesContent: LazyContent<object> = {
  component: RolesPage,
  texts: { adminPortal: portalRoles },
  css: tableStyles + toolbarCss + listCss + css,
};
