import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';

const places = ['webhook', 'email', 'sms', 'slack'];

/** The placeholder of the cards, in their layout. */
export function ChannelCardsSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-channels" role="status" aria-label={t('common.states.loading')}>
      {places.map((place) => (
        <div key={place} className="portico-channel">
          <Skeleton width="60%" height="16px" />
        </div>
      ))}
    </div>
  );
}
