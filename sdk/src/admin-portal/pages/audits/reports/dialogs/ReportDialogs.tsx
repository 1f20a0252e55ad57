import { SearchX } from 'lucide-react';
import { useTranslate } from '../../../../../app/context';
import type { LazyContent } from '../../../../../app/lazy/lazy-component';
import { Dialog, DialogBody } from '../../../../../ui/Dialog';
import { EmptyState } from '../../../../../ui/EmptyState';
import { usePermission } from '../../../../parts/use-access';
import { usePageDialog, usePortalActions } from '../../../../shell/use-portal';
import { auditsPermissions } from '../../audits-permissions';
import { type ReportsDialog, reportsDialogs } from '../report-dialogs';
import { useReports } from '../reports-store';
import { PreviewDialog } from './PreviewDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { SendDialog } from './SendDialog';

/** The open dialog of the view, if the user may open it: its address can also come from another user. */
function ReportDialogs() {
  const dialog = usePageDialog<ReportsDialog>(reportsDialogs);
  const isReady = useReports(({ reports }) => reports.phase === 'ready');
  return dialog && isReady ? <DialogAbout key={dialog.reportId} {...dialog} /> : null;
}

/** The chunk of the view's dialogs. */
export const content: LazyContent<object> = { component: ReportDialogs };

function DialogAbout({ kind, reportId }: ReportsDialog) {
  const mayChange = usePermission(auditsPermissions.changeReports);
  const report = useReports(({ reports }) =>
    reports.phase === 'ready' ? reports.data.find(({ id }) => id === reportId) : undefined,
  );
  if (!report) return <MissingReport />;
  if (kind === 'previewReport') return <PreviewDialog report={report} />;
  if (!mayChange) return null;
  return kind === 'scheduleReport' ? <ScheduleDialog report={report} /> : <SendDialog report={report} />;
}

/** Says that there is no such report; its address may be old. */
function MissingReport() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <Dialog
      title={t('adminPortal.auditLogs_reports.reportTitle')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <EmptyState
          icon={<SearchX size={20} />}
          title={t('adminPortal.auditLogs_reports.missing')}
          description={t('adminPortal.auditLogs_reports.missingDescription')}
        />
      </DialogBody>
    </Dialog>
  );
}
