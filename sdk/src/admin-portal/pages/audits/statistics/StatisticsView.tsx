import { useCallback } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { AuditStats } from '../../../../contract';
import type { KnownTextKey } from '../../../../metadata';
import { type Bar, BarChart } from '../../../parts/chart/BarChart';
import chartCss from '../../../parts/chart/chart.css?inline';
import { formatDay } from '../../../parts/days';
import { ListContent } from '../../../parts/ListContent';
import { useLoaded } from '../../../parts/use-loaded';
import { usePageParams } from '../../../shell/use-portal';
import { auditsQueryParams } from '../audits-params';
import { severityLabels } from '../listing/Severity';
import { loadStatistics, type Statistics } from './load-statistics';
import css from './statistics.css?inline';
import { portalAuditStatistics } from './texts/en';

/** How many events there were: today, this week, on each day and of each severity. */
function StatisticsView() {
  const { http, session } = useApp();
  const t = useTranslate();
  const load = useCallback(() => loadStatistics(http, session.now()), [http, session]);
  const [statistics, reload] = useLoaded(load);
  return (
    <div className="portico-audit-statistics">
      <ListContent
        list={statistics}
        failedTitle={t('adminPortal.auditLogs_statistics.loadFailed')}
        hasToolbar
        onRetry={reload}
      >
        {(found) => (
          <>
            <Summary summary={found.summary} />
            <DaysChart statistics={found} />
            <SeveritiesChart statistics={found} />
          </>
        )}
      </ListContent>
    </div>
  );
}

/** The chunk of the statistics. */
export const content: LazyContent<object> = {
  component: StatisticsView,
  texts: { adminPortal: portalAuditStatistics },
  css: chartCss + css,
};

const figures: readonly { name: keyof AuditStats; title: KnownTextKey; hint: KnownTextKey }[] = [
  {
    name: 'totalToday',
    title: 'adminPortal.auditLogs_statistics.totalToday',
    hint: 'adminPortal.auditLogs_statistics.totalTodayHint',
  },
  {
    name: 'severeThisWeek',
    title: 'adminPortal.auditLogs_statistics.severeThisWeek',
    hint: 'adminPortal.auditLogs_statistics.severeThisWeekHint',
  },
];

function Summary({ summary }: { summary: AuditStats }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <dl className="portico-figures">
      {figures.map(({ name, title, hint }) => (
        <div key={name} className="portico-card portico-figure">
          <dt>{t(title)}</dt>
          <dd className="portico-figure-value">{format(summary[name])}</dd>
          <dd className="portico-figure-hint">{t(hint)}</dd>
        </div>
      ))}
    </dl>
  );
}

function DaysChart({ statistics: { days } }: { statistics: Statistics }) {
  const t = useTranslate();
  const showEvents = useShowEvents();
  const bars = days.map(({ day, count }) => ({
    id: day,
    label: formatDay(t.language, day, { weekday: 'short', day: 'numeric', month: 'short' }),
    shortLabel: <time dateTime={day}>{formatDay(t.language, day, { weekday: 'short' })}</time>,
    value: count,
  }));
  return (
    <div className="portico-card portico-chart-card">
      <BarChart
        title={t('adminPortal.auditLogs_statistics.perDay')}
        description={t('adminPortal.auditLogs_statistics.perDayHint', { count: days.length })}
        bars={bars}
        labelTitle={t('adminPortal.auditLogs_statistics.dayHeader')}
        valueTitle={t('adminPortal.auditLogs_statistics.eventsHeader')}
        format={useFormat()}
        renderLabel={(bar) => <ShowEvents bar={bar} onShow={() => showEvents({ from: bar.id, to: bar.id })} />}
      />
    </div>
  );
}

function SeveritiesChart({ statistics: { severities, from, to, days } }: { statistics: Statistics }) {
  const t = useTranslate();
  const showEvents = useShowEvents();
  const bars = severities.map(({ severity, count }) => ({
    id: severity,
    label: t(severityLabels[severity]),
    value: count,
  }));
  return (
    <div className="portico-card portico-chart-card">
      <BarChart
        title={t('adminPortal.auditLogs_statistics.perSeverity')}
        description={t('adminPortal.auditLogs_statistics.perDayHint', { count: days.length })}
        bars={bars}
        labelTitle={t('adminPortal.auditLogs.severityHeader')}
        valueTitle={t('adminPortal.auditLogs_statistics.eventsHeader')}
        format={useFormat()}
        renderLabel={(bar) => <ShowEvents bar={bar} onShow={() => showEvents({ from, to, severity: bar.id })} />}
      />
    </div>
  );
}

/** The label of a bar, which leads to its events. */
function ShowEvents({ bar, onShow }: { bar: Bar; onShow: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className="portico-row-link"
      aria-label={t('adminPortal.auditLogs_statistics.showEvents', { label: bar.label })}
      onClick={onShow}
    >
      {bar.label}
    </button>
  );
}

/** Returns a function that shows the list with filters, by the params of its address. */
function useShowEvents(): (filters: Readonly<Record<string, string>>) => void {
  const [, setParams] = usePageParams();
  return (filters) => setParams({ ...noFilters, ...filters, view: '' });
}

const noFilters = Object.fromEntries(auditsQueryParams.map((name) => [name, '']));

function useFormat(): (value: number) => string {
  const { language } = useTranslate();
  return (value) => new Intl.NumberFormat(language).format(value);
}
