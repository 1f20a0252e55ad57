import { type ReactNode, useId } from 'react';

interface Segment<T extends string> {
  value: T;
  label: string;
  /** Shown instead of the label. */
  icon?: ReactNode;
}

export interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  segments: readonly Segment<T>[];
  onChange: (value: T) => void;
  /** Fills the row. */
  wide?: boolean;
}

/** A choice between a few options that are all visible. */
export function Segments<T extends string>({ label, value, segments, onChange, wide }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className="studio-segments" data-wide={wide || undefined} aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.icon ? segment.label : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={segment.label}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon ?? segment.label}
        </label>
      ))}
    </fieldset>
  );
}
