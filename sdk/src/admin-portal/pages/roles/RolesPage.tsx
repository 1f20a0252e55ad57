import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { Tabs } from '../../../ui/Tabs';
import tabsCss from '../../../ui/tabs.css?inline';
import { CreateButton } from '../../parts/CreateButton';
import pickerCss from '../../parts/category-picker/category-picker.css?inline';
import { ListContent } from '../../parts/ListContent';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePageParams, usePortalActions } from '../../shell/use-portal';
import { RolesListing } from './listing/RolesListing';
import { RolesMatrix } from './matrix/RolesMatrix';
import css from './roles.css?inline';
import type { RolesDialog } from './roles-dialogs';
import { rolesPermissions } from './roles-permissions';
import { createRolesStore } from './roles-store';
import { portalRoles } from './texts/en';
import { RolesContext, useRoles } from './use-roles';

const dialogs = lazyComponent(() => import('./dialogs/RoleDialogs'));

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
      <Views />
      <PageDialogs lazy={dialogs} props={{}} />
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

/** The list and the matrix; the address names the selected one. */
function Views() {
  const t = useTranslate();
  const [{ view }, setParams] = usePageParams();
  const selected = view === 'matrix' ? 'matrix' : 'list';
  return (
    <Tabs
      label={t('adminPortal.roles.viewsLabel')}
      tabs={[
        { id: 'list', title: t('adminPortal.roles.listView') },
        { id: 'matrix', title: t('adminPortal.roles.matrixView') },
      ]}
      selected={selected}
      onSelect={(id) => setParams({ view: id === 'matrix' ? id : '' })}
    >
      <div className="portico-card portico-roles-page">
        <Content view={selected} />
      </div>
    </Tabs>
  );
}

function Content({ view }: { view: 'list' | 'matrix' }) {
  const t = useTranslate();
  const data = useRoles((roles) => roles.data);
  const load = useRoles((roles) => roles.load);
  return (
    <ListContent list={data} failedTitle={t('adminPortal.roles.loadFailed')} onRetry={load}>
      {() => (view === 'matrix' ? <RolesMatrix /> : <RolesListing />)}
    </ListContent>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: RolesPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalRoles } },
  css: tableStyles + tabsCss + toolbarCss + listCss + pickerCss + css,
};
