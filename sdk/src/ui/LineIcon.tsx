/** What the first screen may have to draw, on a 24 px grid. */
export const firstPaths = {
  alert: 'M12 8v5m0 3.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  info: 'M12 11v5m0-8.2v-.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

export interface LineIconProps {
  /** For style sheets: `data-icon`. */
  name: string;
  path: string;
  /** Side of the square, in pixels; 16 unless told otherwise. */
  size?: 16 | 20 | 24;
}

/** A line icon. It says nothing to a screen reader: the text beside it, or the name of its button, does. */
export function LineIcon({ name, path, size = 16 }: LineIconProps) {
  return (
    <svg className="portico-icon" data-icon={name} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {/* Drawn on a 24 px grid: the stroke is corrected so that it is 1.5 px at any size. */}
      <path d={path} strokeWidth={36 / size} />
    </svg>
  );
}

/** One of the few icons that are part of the first download. */
export function FirstIcon({ name, size }: { name: keyof typeof firstPaths; size?: 16 | 20 }) {
  return <LineIcon name={name} path={firstPaths[name]} {...(size && { size })} />;
}
