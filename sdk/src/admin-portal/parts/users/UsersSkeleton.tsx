import { useTranslate } from '../../../app/context';
import { Skeleton } from '../../../ui/Skeleton';

const rows = ['34%', '42%', '30%', '38%', '36%'];

/** The placeholder of the table, in its layout. */
export function UsersSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-users-skeleton" role="status" aria-label={t('common.states.loading')}>
      {rows.map((width) => (
        <div key={width} className="portico-users-skeleton-row">
          <Skeleton width="32px" height="32px" round />
          <Skeleton width={width} height="16px" />
          <Skeleton width="64px" height="20px" />
        </div>
      ))}
    </div>
  );
}
