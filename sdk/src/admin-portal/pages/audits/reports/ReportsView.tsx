import { FileBarChart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { type LazyContent, lazyComponent } from '../../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../../metadata/locales/en/portal-edit-dialog';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListContent } from '../../../parts/ListContent';
import { PageDialogs } from '../../../shell/PageDialogs';
import { ReportCard } from './ReportCard';
import css from './reports.css?inline';
import { createReportsStore, ReportsContext, useReports } from './reports-store';
import { portalReports } from './texts/en';

const dialogs = lazyComponent(() => import('./dialogs/ReportDialogs'));

/** The reports about the account: what each tells, and when it is made. */
function ReportsView() {
  const { http } = useApp();
  const [store] = useState(() => createReportsStore(http));
  useEffect(() => void store.getState().load(), [store]);
  return (
    <ReportsContext.Provider value={store}>
      <Reports />
      <PageDialogs lazy={dialogs} props={{}} />
    </ReportsContext.Provider>
  );
}

function Reports() {
  const t = useTranslate();
  const reports = useReports((store) => store.reports);
  const load = useReports((store) => store.load);
  return (
    <ListContent list={reports} failedTitle={t('adminPortal.auditLogs_reports.loadFailed')} hasToolbar onRetry={load}>
      {(rows) =>
        rows.length > 0 ? (
          <ul className="portico-reports">
            {rows.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={<FileBarChart size={20} />}
            title={t('adminPortal.auditLogs_reports.noReportsYet')}
            description={t('adminPortal.auditLogs_reports.noReportsYetDescription')}
          />
        )
      }
    </ListContent>
  );
}

/** The chunk of the reports. */
export const content: LazyContent<object> = {
  component: ReportsView,
  texts: { adminPortal: { ...portalEditDialog, ...portalReports } },
  css,
};
