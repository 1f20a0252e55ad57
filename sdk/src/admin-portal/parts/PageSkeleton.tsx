import { Skeleton } from '../../ui/Skeleton';

/** The placeholder of a page, in its layout. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="portico-page-header">
        <div className="portico-page-titles">
          <Skeleton width="160px" height="28px" />
          <Skeleton width="280px" height="16px" />
        </div>
      </div>
      <div className="portico-card portico-page-placeholder" aria-hidden="true">
        {['62%', '84%', '48%', '71%'].map((width) => (
          <Skeleton key={width} width={width} height="16px" />
        ))}
      </div>
    </div>
  );
}
