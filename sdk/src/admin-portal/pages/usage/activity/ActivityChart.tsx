import { useTranslate } from '../../../../app/context';
import { formatDay } from '../../../parts/days';
import type { Activity, ActivityPeriod } from './load-activity';

/** Space above the highest point and below the lowest, in percent of the height, so that no line is cut off. */
const MARGIN = 2;

/**
 * The events as a line, continued by a dashed one. Screen readers get the table alone, which has all that the chart
 * shows. Style it by `.portico-activity-chart`.
 */
export function ActivityChart({ activity: { counted, expected } }: { activity: Activity }) {
  const t = useTranslate();
  const all = [...counted, ...expected];
  const highest = Math.max(1, ...all.map(({ count }) => count));
  const points = all.map(({ count }, index) => pointAt(index / (all.length - 1), count / highest));
  const past = points.slice(0, counted.length);
  const end = past.length - 1;
  return (
    <div className="portico-activity-chart" aria-hidden="true">
      <span className="portico-activity-scale">{new Intl.NumberFormat(t.language).format(highest)}</span>
      {/* Stretched to its box; the lines keep their width. */}
      <svg className="portico-activity-plot" viewBox="0 0 100 100" preserveAspectRatio="none">
        <title>{t('adminPortal.usage_Activity.title')}</title>
        <polygon className="portico-activity-area" points={`0,100 ${past.join(' ')} ${past[end]?.split(',')[0]},100`} />
        <polyline className="portico-activity-line" points={past.join(' ')} />
        <polyline className="portico-activity-line" data-expected points={points.slice(end).join(' ')} />
      </svg>
      <div className="portico-activity-days">
        <Day period={all[0]} />
        <Day period={all.at(-1)} />
      </div>
      <Legend />
    </div>
  );
}

/** A point of the plot from its shares of width and height. */
function pointAt(across: number, up: number): string {
  const y = 100 - MARGIN - up * (100 - 2 * MARGIN);
  return `${(across * 100).toFixed(2)},${y.toFixed(2)}`;
}

function Day({ period }: { period: ActivityPeriod | undefined }) {
  const { language } = useTranslate();
  return (
    period && <time dateTime={period.day}>{formatDay(language, period.day, { day: 'numeric', month: 'short' })}</time>
  );
}

function Legend() {
  const t = useTranslate();
  return (
    <p className="portico-activity-legend">
      <span>{t('adminPortal.usage_Activity.counted')}</span>
      <span data-expected>{t('adminPortal.usage_Activity.expectedHint')}</span>
    </p>
  );
}
