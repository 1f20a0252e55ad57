import { useTranslate } from '../../../../app/context';
import { formatDay } from '../../../parts/days';
import type { Activity, ActivityPeriod, ActivityRange } from './load-activity';

/** The numbers of the chart: those that were counted, the newest first, then those that are expected. */
export function ActivityTable({ activity, range }: { activity: Activity; range: ActivityRange }) {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs the focus to be scrolled by keyboard
    <section className="portico-activity-table" aria-label={t('adminPortal.usage_Activity.tableLabel')} tabIndex={0}>
      <table aria-label={t('adminPortal.usage_Activity.tableLabel')}>
        <thead>
          <tr>
            <th scope="col">{t(`adminPortal.usage_Activity.${range === 'days' ? 'dayHeader' : 'weekHeader'}`)}</th>
            <th scope="col">{t('adminPortal.usage_Activity.eventsHeader')}</th>
          </tr>
        </thead>
        <tbody>
          {[...activity.counted].reverse().map((period) => (
            <PeriodRow key={period.day} period={period} />
          ))}
          {activity.expected.map((period) => (
            <PeriodRow key={period.day} period={period} isExpected />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PeriodRow({ period: { day, count }, isExpected }: { period: ActivityPeriod; isExpected?: boolean }) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(t.language).format(count);
  return (
    <tr data-expected={isExpected}>
      <th scope="row">
        <time dateTime={day}>{formatDay(t.language, day, { weekday: 'short', day: 'numeric', month: 'short' })}</time>
      </th>
      <td>{isExpected ? t('adminPortal.usage_Activity.expected', { number }) : number}</td>
    </tr>
  );
}
