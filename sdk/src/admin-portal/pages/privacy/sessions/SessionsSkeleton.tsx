import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';

const rows = ['34%', '42%', '28%'];

/** The placeholder of the sessions, in the layout of their table. */
export function SessionsSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-sessions-skeleton" role="status" aria-label={t('common.states.loading')}>
      {rows.map((width) => (
        <div key={width}>
          <Skeleton width="36px" height="36px" round />
          <Skeleton width={width} height="16px" />
          <Skeleton width="96px" height="16px" />
        </div>
      ))}
    </div>
  );
}
