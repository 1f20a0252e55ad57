/** Icons that the first screen may need, on a 24 px grid. */
export const firstPaths = {
  alert: 'M12 8v5m0 3.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  info: 'M12 11v5m0-8.2v-.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

export interface LineIconProps {
  /** Value of `data-icon`, for style sheets. */
  name: string;
  path: string;
  /** Width and height in pixels. Default: 16. */
  size?: 16 | 20 | 24;
}

/** A line icon. Hidden from screen readers, which read the text next to it or the name of its button. */
export function LineIcon({ name, path, size = 16 }: LineIconProps) {
  return (
    <svg className="portico-icon" data-icon={name} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {/* Drawn on a 24 px grid: the stroke width is adapted so that it is 1.5 px at any size. */}
      <path d={path} strokeWidth={36 / size} />
    </svg>
  );
}

/** An icon that is part of the first download. */
export function FirstIcon({ name, size }: { name: keyof typeof firstPaths; size?: 16 | 20 }) {
  return <LineIcon name={name} path={firstPaths[name]} {...(size && { size })} />;
}
