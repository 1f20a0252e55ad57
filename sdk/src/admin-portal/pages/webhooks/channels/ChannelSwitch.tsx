import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { Skeleton } from '../../../../ui/Skeleton';
import { useReadableChannels } from './use-channels';

const cards = lazyComponent(() => import('./ChannelCards').then((module) => module.channelCardsContent));

/** The cards of the channels; nothing for a user who may see webhooks only. */
export function ChannelSwitch() {
  if (useReadableChannels().length === 0) return null;
  return <LazyComponentView lazy={cards} props={{}} fallback={<ChannelCardsSkeleton />} />;
}

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
