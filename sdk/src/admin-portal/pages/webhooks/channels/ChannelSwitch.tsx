import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { ChannelCardsSkeleton } from './ChannelCardsSkeleton';
import { useReadableChannels } from './use-channels';

const cards = lazyComponent(() => import('./ChannelCards'));

/** The cards of the channels; nothing for a user who may see webhooks only. */
export function ChannelSwitch() {
  if (useReadableChannels().length === 0) return null;
  return <LazyComponentView lazy={cards} props={{}} fallback={<ChannelCardsSkeleton />} />;
}
