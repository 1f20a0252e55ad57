import { type ReactNode, useId } from 'react';
import { FirstIcon } from '../../../ui/LineIcon';

export interface UsageRowProps {
  label: ReactNode;
  /** The numbers as a text, such as `12 of 25`. */
  value: string;
  /** Says what the bar shows. */
  note?: string;
  /** Absent without anything to compare with: then there is no bar. */
  bar?: { used: number; limit: number };
  /** Asks for attention: close to the limit, or at it. */
  attention?: 'near' | 'reached';
}

/** A number, and how much it is of another one. Style it by `.portico-usage-row` and its `data-attention`. */
export function UsageRow({ label, value, note, bar, attention }: UsageRowProps) {
  const id = useId();
  return (
    <li className="portico-usage-row" data-attention={attention}>
      <div className="portico-usage-line">
        <span id={id} className="portico-usage-label">
          {label}
        </span>
        <span className="portico-usage-value">{value}</span>
      </div>
      {bar && <Bar {...bar} labelId={id} text={note ? `${value}. ${note}` : value} />}
      {note && (
        <p className="portico-usage-note">
          {attention && <FirstIcon name="alert" />}
          <span>{note}</span>
        </p>
      )}
    </li>
  );
}

function Bar({ used, limit, labelId, text }: { used: number; limit: number; labelId: string; text: string }) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the bar of a <meter> can't be styled alike in all browsers
    <div
      className="portico-usage-bar"
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, limit)}
      aria-valuenow={limit > 0 ? Math.min(used, limit) : 1}
      aria-valuetext={text}
    >
      <span className="portico-usage-fill portico-printed-bar" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
