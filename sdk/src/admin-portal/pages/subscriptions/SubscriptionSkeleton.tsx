import { useTranslate } from '../../../app/context';
import { Skeleton } from '../../../ui/Skeleton';

/** The placeholder of the page, in the layout of its cards. */
export function SubscriptionSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-cards" role="status" aria-label={t('common.states.loading')}>
      <div className="portico-card portico-plan">
        <Skeleton width="140px" height="20px" />
        <Skeleton width="50%" height="36px" />
        <Skeleton width="70%" height="16px" />
      </div>
      {['method', 'details'].map((card) => (
        <div key={card} className="portico-card portico-settings">
          <div className="portico-settings-what">
            <Skeleton width="120px" height="20px" />
            <Skeleton width="180px" height="14px" />
          </div>
          <Skeleton width="60%" height="40px" />
        </div>
      ))}
    </div>
  );
}
