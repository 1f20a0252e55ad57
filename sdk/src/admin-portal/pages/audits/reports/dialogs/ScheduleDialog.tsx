import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../../app/context';
import type { Report, ReportDataFilter, ReportType, ScheduleReportRequest } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { SelectField } from '../../../../../ui/fields/SelectField';
import { useNotify } from '../../../../../ui/Notifications';
import { EditDialog, FromCurrent } from '../../../../parts/EditDialog';
import { formErrors, rule, text } from '../../../../parts/form-schema';
import { useSaveOnBase } from '../../../../parts/use-conflicting-save';
import { useCloseAndReload } from '../../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../../shell/use-portal';
import { formatNames } from '../format-name';
import { encodeFilters, filtersOf, readFilters } from '../report-filters';
import { useReports } from '../reports-store';
import { isCron, type Plan, readPlan, scheduleOf } from '../schedule/plan';
import { FilterFields } from './FilterFields';
import { filterFields } from './filter-schema';
import { PlanFields } from './PlanFields';

/** Sets when a report is made, in which format and with which filters. */
export function ScheduleDialog({ report }: { report: Report }) {
  return <FromCurrent>{(loadCurrent) => <ScheduleForm report={report} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function ScheduleForm({ report, onLoadCurrent }: { report: Report; onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const load = useReports((store) => store.load);
  const [plan, setPlan] = useState(() => readPlan(report.schedule, ownTimezone()));
  const filters = filtersOf(report);
  return (
    <EditDialog
      title={t('adminPortal.auditLogs_reports.scheduleTitle', { name: report.name })}
      size="large"
      saving={useSaveSchedule(report, plan)}
      validate={(values) => formErrors(scheduleSchema(t, filters, plan), { ...values, cron: plan.cron })}
      cancel={t('adminPortal.auditLogs_reports.cancel')}
      submit={t('adminPortal.auditLogs_reports.save')}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(load)}
      onClose={closeDialog}
    >
      <PlanFields plan={plan} onChange={(changes) => setPlan({ ...plan, ...changes })}>
        <SelectField
          name="type"
          label={t('adminPortal.auditLogs_reports.format')}
          choices={Object.entries(formatNames).map(([value, label]) => ({ value, label: t(label) }))}
          defaultValue={report.schedule ? report.type : 'pdf'}
        />
      </PlanFields>
      {plan.frequency !== 'never' && <FilterFields filters={filters} saved={report.schedule?.dataFilters} />}
    </EditDialog>
  );
}

const ownTimezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const scheduleSchema = (t: Translate, filters: readonly ReportDataFilter[], { frequency }: Plan) =>
  z.object({
    ...filterFields(t, filters),
    ...(frequency === 'custom' && { cron: text(rule(isCron, () => t('adminPortal.auditLogs_reports.cronInvalid'))) }),
  });

/** Saves the plan on top of the report that the form was opened with. */
function useSaveSchedule(report: Report, plan: Plan) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const schedule = useReports((store) => store.schedule);
  const send = (values: FormValues, base: Report) => schedule(base, requestOf(base, plan, values));
  return useSaveOnBase(report, send, () => {
    closeDialog();
    notify.announce(t('adminPortal.auditLogs_reports.scheduleSaved', { name: report.name }));
  });
}

function requestOf(base: Report, plan: Plan, values: FormValues): ScheduleReportRequest {
  const isOff = plan.frequency === 'never';
  const kept = base.schedule?.dataFilters ?? {};
  const dataFilters = isOff ? kept : readFilters(filtersOf(base), values);
  return {
    schedule: { ...scheduleOf(plan, base.schedule), dataFilters },
    status: isOff ? 'inactive' : 'active',
    type: isOff ? base.type : formatOf(values.type),
    dataFilters: encodeFilters(dataFilters),
  };
}

function formatOf(text: string | undefined): ReportType {
  return text === 'html' || text === 'image' ? text : 'pdf';
}
