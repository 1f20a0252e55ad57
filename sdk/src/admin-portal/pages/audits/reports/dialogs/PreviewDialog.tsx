import { type ReactNode, useCallback, useState } from 'react';
import { renderReport } from '../../../../../api/reports';
import { useApp, useTranslate } from '../../../../../app/context';
import type { Report } from '../../../../../contract';
import { Button } from '../../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../../ui/Dialog';
import { Form } from '../../../../../ui/Form';
import { Skeleton } from '../../../../../ui/Skeleton';
import { formErrors } from '../../../../parts/form-schema';
import { LoadFailed } from '../../../../parts/LoadFailed';
import { LoadingNotice } from '../../../../parts/LoadingNotice';
import type { Loaded } from '../../../../parts/loaded';
import { useLoaded } from '../../../../parts/use-loaded';
import { usePortalActions } from '../../../../shell/use-portal';
import { encodeFilters, type FilterValues, fieldOf, filtersOf, filterText, readFilters } from '../report-filters';
import { useDownload } from '../use-download';
import { FilterFields } from './FilterFields';
import { filterSchema } from './filter-schema';
import { ReportPage } from './ReportPage';

/** Shows a report as it is now, with its filters, and gives it as a file. */
export function PreviewDialog({ report }: { report: Report }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const filters = filtersOf(report);
  const [values, setValues] = useState<FilterValues>(() => firstValues(report));
  const [page, reload] = usePage(report, values);
  return (
    <Dialog title={report.name} size="large" closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        {filters.length > 0 && <Filters report={report} onApply={setValues} />}
        <Shown page={page} name={report.name} onRetry={reload} />
      </DialogBody>
      <Downloads report={report} values={values} />
    </Dialog>
  );
}

/** The values of the filters as their fields show them first. */
function firstValues(report: Report): FilterValues {
  const filters = filtersOf(report);
  const texts = filters.map((filter) => [fieldOf(filter), filterText(filter, report.schedule?.dataFilters)]);
  return readFilters(filters, Object.fromEntries(texts));
}

function usePage({ id }: Report, values: FilterValues) {
  const { http } = useApp();
  const load = useCallback(
    () => renderReport(http, { templateId: id, dataFilters: encodeFilters(values) }),
    [http, id, values],
  );
  return useLoaded(load);
}

function Filters({ report, onApply }: { report: Report; onApply: (values: FilterValues) => void }) {
  const t = useTranslate();
  const filters = filtersOf(report);
  return (
    <Form
      validate={(values) => formErrors(filterSchema(t, filters), values)}
      onSubmit={(values) => onApply(readFilters(filters, values))}
    >
      <div className="portico-report-filters">
        <FilterFields filters={filters} saved={report.schedule?.dataFilters} />
        <Button type="submit" variant="secondary">
          {t('adminPortal.auditLogs_reports.applyFilters')}
        </Button>
      </div>
    </Form>
  );
}

interface ShownProps {
  page: Loaded<string>;
  name: string;
  onRetry: () => void;
}

function Shown({ page, name, onRetry }: ShownProps): ReactNode {
  const t = useTranslate();
  if (page.phase === 'ready')
    return <ReportPage html={page.data} title={t('adminPortal.auditLogs_reports.previewOf', { name })} />;
  if (page.phase === 'failed') {
    return <LoadFailed title={t('adminPortal.auditLogs_reports.previewFailed')} error={page.error} onRetry={onRetry} />;
  }
  return (
    <div role="status" aria-label={t('common.states.loading')}>
      <Skeleton width="100%" height="320px" />
      <LoadingNotice />
    </div>
  );
}

/** The files of the report with the filters that are applied. */
function Downloads({ report, values }: { report: Report; values: FilterValues }) {
  const t = useTranslate();
  const [pdf, image] = [useDownload(report), useDownload(report)];
  return (
    <DialogActions>
      <Button variant="secondary" pending={image.pending} onClick={() => image.run('image', values)}>
        {t('adminPortal.auditLogs_reports.downloadImage')}
      </Button>
      <Button pending={pdf.pending} onClick={() => pdf.run('pdf', values)}>
        {t('adminPortal.auditLogs_reports.downloadPdf')}
      </Button>
    </DialogActions>
  );
}
