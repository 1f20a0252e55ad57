export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A placeholder for loading content; visible only after 300 ms. Style it by `.portico-skeleton`. */
export function Skeleton({ width = '100%', height = '12px', round }: SkeletonProps) {
  return (
    <span
      className="portico-skeleton"
      data-round={round || undefined}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
