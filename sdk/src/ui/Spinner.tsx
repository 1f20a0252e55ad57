export interface SpinnerProps {
  /** What is being waited for; absent where the text beside it says so. */
  label?: string;
  size?: 16 | 24;
}

/** Something is under way. Appears only after 300 ms, so a quick answer shows none. Style it by `.portico-spinner`. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  return (
    <span className="portico-spinner" data-size={size} role={label ? 'status' : undefined}>
      {label && <span className="portico-visually-hidden">{label}</span>}
    </span>
  );
}
