export interface SpinnerProps {
  /** What is loading; omitted if a text next to the spinner says it. */
  label?: string;
  size?: 16 | 24;
}

/** Shows that a request is pending. Visible after 300 ms, so not for a fast one. Style it by `.portico-spinner`. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  return (
    <span className="portico-spinner" data-size={size} role={label ? 'status' : undefined}>
      {label && <span className="portico-visually-hidden">{label}</span>}
    </span>
  );
}
