import { type ReactNode, useId } from 'react';

/** One bar of a chart. */
export interface Bar {
  id: string;
  /** Name in the table. */
  label: string;
  /** Name below the bar. Default: the label. */
  shortLabel?: ReactNode;
  value: number;
}

export interface BarChartProps {
  title: string;
  /** What is counted, and when. */
  description: string;
  bars: readonly Bar[];
  /** Title of the column of labels, and of the column of values. */
  labelTitle: string;
  valueTitle: string;
  /** Writes a number in the user's language. */
  format: (value: number) => string;
  /** What a row of the table shows as its label, such as a link. Default: the label. */
  renderLabel?: (bar: Bar) => ReactNode;
}

/** Height of the longest bar in pixels. */
const HEIGHT = 132;
/** Height of the smallest bar that is not 0. */
const SMALLEST = 2;

/**
 * A chart of one series, and the table of its numbers next to it. Screen readers get the table alone, which has all that
 * the chart shows. Style it by `.portico-chart`.
 */
export function BarChart({ title, description, bars, renderLabel, ...texts }: BarChartProps) {
  const id = useId();
  return (
    <section className="portico-chart" aria-labelledby={id}>
      <div className="portico-chart-titles">
        <h2 id={id} className="portico-chart-title">
          {title}
        </h2>
        <p className="portico-chart-description">{description}</p>
      </div>
      <div className="portico-chart-views">
        <Bars bars={bars} format={texts.format} />
        <table className="portico-chart-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{texts.labelTitle}</th>
              <th scope="col">{texts.valueTitle}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.id}>
                <th scope="row">{renderLabel ? renderLabel(bar) : bar.label}</th>
                <td>{texts.format(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The bars, each with its value above and its name below, so that the chart needs neither axis nor legend. */
function Bars({ bars, format }: Pick<BarChartProps, 'bars' | 'format'>) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className="portico-chart-bars" aria-hidden="true">
      {bars.map(({ id, label, shortLabel, value }) => (
        <div key={id} className="portico-chart-bar">
          <span className="portico-chart-column">
            <span className="portico-chart-value">{format(value)}</span>
            <span
              className="portico-chart-fill portico-printed-bar"
              style={{ blockSize: value > 0 ? Math.max(SMALLEST, Math.round((value / longest) * HEIGHT)) : 0 }}
            />
          </span>
          <span className="portico-chart-label">{shortLabel ?? label}</span>
        </div>
      ))}
    </div>
  );
}
