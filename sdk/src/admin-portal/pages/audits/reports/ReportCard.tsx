import { CalendarClock, CalendarOff, FileBarChart } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Report } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { auditsPermissions } from '../audits-permissions';
import { formatName } from './format-name';
import { ReportMenu } from './ReportMenu';
import type { ReportsDialog } from './report-dialogs';
import { scheduleSentence } from './schedule/plan-texts';

/** A report: what it tells, when it is made, and the actions on it. */
export function ReportCard({ report }: { report: Report }) {
  const t = useTranslate();
  const id = useId();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(auditsPermissions.changeReports);
  const { id: reportId, name, description } = report;
  const open = (kind: ReportsDialog['kind']) => openDialog({ kind, reportId } satisfies ReportsDialog);
  return (
    <li className="portico-card portico-report" aria-labelledby={id}>
      <div className="portico-report-heading">
        <span className="portico-report-icon" aria-hidden="true">
          <FileBarChart size={20} />
        </span>
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <ReportMenu report={report} mayChange={mayChange} onSend={() => open('sendReport')} />
      </div>
      <p className="portico-report-about">
        <bdi>{description}</bdi>
      </p>
      <ReportTimes report={report} />
      <div className="portico-report-actions">
        <Button
          variant="secondary"
          size="dense"
          aria-label={t('adminPortal.auditLogs_reports.previewOf', { name })}
          onClick={() => open('previewReport')}
        >
          {t('adminPortal.auditLogs_reports.preview')}
        </Button>
        {mayChange && (
          <Button
            variant="quiet"
            size="dense"
            aria-label={t('adminPortal.auditLogs_reports.scheduleOf', { name })}
            onClick={() => open('scheduleReport')}
          >
            {t('adminPortal.auditLogs_reports.schedule')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** When a report is made, in which format and time zone. */
function ReportTimes({ report: { schedule, type } }: { report: Report }) {
  const t = useTranslate();
  const isOn = schedule?.active === true;
  const Icon = isOn ? CalendarClock : CalendarOff;
  return (
    <div className="portico-report-times" data-off={!isOn || undefined}>
      <Icon size={16} aria-hidden="true" />
      <span>{scheduleSentence(t, schedule)}</span>
      {isOn && (
        <span className="portico-hint portico-report-detail">
          <span>{formatName(t, type)}</span>
          <bdi dir="ltr">{schedule.tz}</bdi>
        </span>
      )}
    </div>
  );
}
