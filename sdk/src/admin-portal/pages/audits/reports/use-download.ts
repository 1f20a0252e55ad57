import { downloadReport } from '../../../../api/reports';
import { useApp, useTranslate } from '../../../../app/context';
import type { Report, ReportType } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { download } from '../../../parts/download';
import { type Action, useAction } from '../../../parts/use-action';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { fileName } from './report-constants';
import { encodeFilters, type FilterValues } from './report-filters';

/** Gives the user a report as a file, which the service makes; says so, or why it could not. */
export function useDownload({ id, name }: Report): Action<[type: ReportType, filters?: FilterValues]> {
  const { http } = useApp();
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return useAction(async (responseType, filters = {}) => {
    try {
      const dataFilters = encodeFilters(filters);
      download(
        await downloadReport(http, { templateId: id, responseType, name, dataFilters }),
        fileName(name, responseType),
      );
      notify.announce(t('adminPortal.auditLogs_reports.downloaded', { name }));
    } catch (error) {
      notifyFailure(error);
    }
  });
}
