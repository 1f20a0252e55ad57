import { useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { Tabs } from '../../../ui/Tabs';
import tabsCss from '../../../ui/tabs.css?inline';
import codeCss from '../../parts/code-block.css?inline';
import { LoadingNotice } from '../../parts/LoadingNotice';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { usePermission } from '../../parts/use-access';
import usersListCss from '../../parts/users/users-list.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePageParams } from '../../shell/use-portal';
import { useQueryInAddress } from '../../shell/use-query-in-address';
import css from './audits.css?inline';
import { auditsAddress } from './audits-address';
import { auditsPermissions } from './audits-permissions';
import type { PaginationMode } from './audits-query';
import { createAuditsStore } from './audits-store';
import { AuditsListing } from './listing/AuditsListing';
import { AuditsToolbar } from './listing/AuditsToolbar';
import { useAuditsLayout } from './listing/columns';
import { portalAudits } from './texts/en';
import { AuditsContext } from './use-audits';

const panel = lazyComponent(() => import('./panel/AuditsPanel'));

/** The views next to the list, each a chunk of its own. */
const views = {
  statistics: lazyComponent(() => import('./statistics/StatisticsView')),
  reports: lazyComponent(() => import('./reports/ReportsView')),
};

const refusedPage = lazyComponent(() => import('../../shell/refused/RefusedPage'));

/**
 * The audit log: what happened in the account, and who did it. The navigation shows the page to all users by default;
 * users without the permission see an explanation.
 *
 * @see Portal spec §3 "Audit log", §6
 */
function AuditsPage() {
  const t = useTranslate();
  if (usePermission(auditsPermissions.read)) return <PermittedPage />;
  const props = { title: t('adminPortal.auditLogs.pageTitle'), missing: [auditsPermissions.read] };
  return <LazyComponentView lazy={refusedPage} props={props} fallback={null} />;
}

function PermittedPage() {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const mode = usePaginationMode();
  const [{ view }, setParams] = usePageParams();
  const selected = view === 'statistics' || view === 'reports' ? view : 'events';
  return (
    <>
      <PageHeader
        title={t('adminPortal.auditLogs.pageTitle')}
        subtitle={t('adminPortal.auditLogs.pageSubtitle', { tenant })}
      />
      <Tabs
        label={t('adminPortal.auditLogs.viewsLabel')}
        tabs={[
          { id: 'events', title: t('adminPortal.auditLogs.eventsView') },
          { id: 'statistics', title: t('adminPortal.auditLogs.statisticsView') },
          { id: 'reports', title: t('adminPortal.auditLogs.reportsView') },
        ]}
        selected={selected}
        onSelect={(id) => setParams({ view: id === 'events' ? '' : id })}
      >
        {selected === 'events' ? (
          // The vendor may change the mode while the page is open: then the list begins again.
          <Events key={mode} mode={mode} />
        ) : (
          <LazyComponentView lazy={views[selected]} props={{}} fallback={<LoadingNotice />} />
        )}
      </Tabs>
    </>
  );
}

/** How the vendor's document says that the list goes on. Default: by pages. */
function usePaginationMode(): PaginationMode {
  const mode = useStore(useApp().metadata, ({ document }) => document.navigation?.audits?.paginationMode);
  return mode === 'virtual' ? mode : 'pages';
}

function Events({ mode }: { mode: PaginationMode }) {
  const { http, clock } = useApp();
  const [store] = useState(() => createAuditsStore({ http, clock, mode }));
  useQueryInAddress(store, auditsAddress);
  return (
    <AuditsContext.Provider value={store}>
      <EventsCard mode={mode} />
      <PageDialogs lazy={panel} props={{}} />
    </AuditsContext.Provider>
  );
}

function EventsCard({ mode }: { mode: PaginationMode }) {
  const layout = useAuditsLayout();
  return (
    <div className="portico-card portico-audits">
      <AuditsToolbar layout={layout} />
      <AuditsListing layout={layout} mode={mode} />
    </div>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: AuditsPage,
  texts: { adminPortal: { ...portalTable, ...portalAudits } },
  css: tableStyles + tabsCss + toolbarCss + listCss + usersListCss + codeCss + css,
};
