import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { CreateButton } from '../../parts/CreateButton';
import { ListContent } from '../../parts/ListContent';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePortalActions } from '../../shell/use-portal';
import css from './groups.css?inline';
import type { GroupsDialog } from './groups-dialogs';
import { groupsPermissions } from './groups-permissions';
import { createGroupsStore } from './groups-store';
import { GroupsListing } from './listing/GroupsListing';
import { portalGroups } from './texts/en';
import { GroupsContext, useGroups } from './use-groups';

const dialogs = lazyComponent(() => import('./dialogs/GroupDialogs'));

/**
 * The groups of the tenant, with their members and the roles that they give.
 *
 * @see Portal spec §3 "Group"
 */
function GroupsPage() {
  const { http } = useApp();
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const [store] = useState(() => createGroupsStore(http));
  useEffect(() => void store.getState().load(), [store]);
  return (
    <GroupsContext.Provider value={store}>
      <PageHeader
        title={t('adminPortal.groups.pageTitle')}
        subtitle={t('adminPortal.groups.pageSubtitle', { tenant })}
        action={<CreateGroupButton />}
      />
      <div className="portico-card portico-groups">
        <Content />
      </div>
      <PageDialogs lazy={dialogs} props={{}} />
    </GroupsContext.Provider>
  );
}

function CreateGroupButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <CreateButton
      label={t('adminPortal.groups.addNewGroup')}
      permission={groupsPermissions.change}
      onClick={() => openDialog({ kind: 'createGroup' } satisfies GroupsDialog)}
    />
  );
}

function Content() {
  const t = useTranslate();
  const data = useGroups((groups) => groups.data);
  const load = useGroups((groups) => groups.load);
  return (
    <ListContent list={data} failedTitle={t('adminPortal.groups.loadFailed')} onRetry={load}>
      {() => <GroupsListing />}
    </ListContent>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: GroupsPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalGroups } },
  css: tableStyles + toolbarCss + listCss + css,
};
