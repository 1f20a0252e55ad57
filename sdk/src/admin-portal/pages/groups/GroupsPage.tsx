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
import { usePortalActions } from '../../shell/use-portal';
import { GroupDialogs } from './dialogs/GroupDialogs';
import css from './groups.css?inline';
import type { GroupsDialog } from './groups-dialogs';
import { groupsPermissions } from './groups-permissions';
import { createGroupsStore } from './groups-store';
import { GroupsListing } from './listing/GroupsListing';
import { portalGroups } from './texts/en';
import { GroupsContext, useGroups } from './use-groups';

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
        action={<CreateButton />}
      />
      <div className="portico-card portico-listing portico-groups">
        <Content />
      </div>
      <GroupDialogs />
    </GroupsContext.Provider>
  );
}

function CreateButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  if (!usePermission(groupsPermissions.change)) return null;
  return (
    <Button aria-haspopup="dialog" onClick={() => openDialog({ kind: 'createGroup' } satisfies GroupsDialog)}>
      <Plus size={16} aria-hidden="true" />
      <span>{t('adminPortal.groups.addNewGroup')}</span>
    </Button>
  );
}

/** The groups, or their placeholder or failure. */
function Content() {
  const t = useTranslate();
  const data = useGroups((groups) => groups.data);
  const load = useGroups((groups) => groups.load);
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
        <LoadFailed title={t('adminPortal.groups.loadFailed')} error={data.error} onRetry={() => void load()} />
      </div>
    );
  }
  return <GroupsListing />;
}

/** The page's chunk: component, texts and CSS. */
export const groupsContent: LazyContent<object> = {
  component: GroupsPage,
  texts: { adminPortal: portalGroups },
  css: tableStyles + listCss + css,
};
