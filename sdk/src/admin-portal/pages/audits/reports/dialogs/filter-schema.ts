import * as z from 'zod/mini';
import type { ReportDataFilter } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import { rule, text } from '../../../../parts/form-schema';
import { fieldOf } from '../report-filters';

/** The rules of the fields of filters, by the names of the fields: a number that the report takes, or none. */
export const filterFields = (t: Translate, filters: readonly ReportDataFilter[]) =>
  Object.fromEntries(
    filters.filter(({ type }) => type === 'number').map((filter) => [fieldOf(filter), numberText(t, filter)]),
  );

/** The rules of a form of filters alone. */
export const filterSchema = (t: Translate, filters: readonly ReportDataFilter[]) => z.object(filterFields(t, filters));

function numberText(t: Translate, filter: ReportDataFilter) {
  const { min = -Infinity, max = Infinity } = filter;
  return text(
    rule(
      (typed) => (filter.integer ? Number.isInteger(Number(typed)) : !Number.isNaN(Number(typed))),
      () => t('adminPortal.auditLogs_reports.numberInvalid'),
    ),
    rule(
      (typed) => typed === '' || (Number(typed) >= Number(min) && Number(typed) <= Number(max)),
      (typed) => outsideText(t, filter, Number(typed)),
    ),
  );
}

function outsideText(t: Translate, { min, max }: ReportDataFilter, number: number): string {
  if (min !== undefined && max !== undefined) return t('adminPortal.auditLogs_reports.numberOutside', { min, max });
  return t(`adminPortal.auditLogs_reports.${number < Number(min) ? 'numberTooSmall' : 'numberTooGreat'}`, {
    limit: min ?? max ?? '',
  });
}
