import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { RetryButton } from '../../../../app/RetryButton';
import type { Channel } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { usePageParams } from '../../../shell/use-portal';
import { ChannelCardsSkeleton } from './ChannelCardsSkeleton';
import { ChannelIcon } from './ChannelIcon';
import type { ConnectivityData } from './channel-state';
import { portalChannels } from './texts/en';
import { useShownChannel } from './use-channels';
import { useConnectivityList, useLoadChannels } from './use-connectivity-list';

/**
 * A card for each channel, which leads to it.
 *
 * @see Portal spec §3 "Connectivity state"
 */
export function ChannelCards() {
  const t = useTranslate();
  const list = useConnectivityList();
  const reload = useLoadChannels();
  if (list.phase === 'loading') return <ChannelCardsSkeleton />;
  if (list.phase === 'failed') {
    return (
      <div className="portico-channels-notice">
        <ErrorAlert
          title={t('adminPortal.webhooks_Channels.listFailed')}
          error={list.error}
          action={<RetryButton onRetry={reload} />}
        />
      </div>
    );
  }
  if (list.data.length < 2) return null;
  return (
    <nav className="portico-channels-menu" aria-label={t('adminPortal.webhooks_Channels.label')}>
      <ul className="portico-channels">
        {list.data.map((channel) => (
          <li key={channel.key}>
            <Card data={channel} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chunk of the cards. */
export const content: LazyContent<object> = {
  component: ChannelCards,
  texts: { adminPortal: portalChannels },
};

const titles = {
  webhook: 'adminPortal.webhooks_Channels.webhookTitle',
  email: 'adminPortal.webhooks_Channels.emailTitle',
  sms: 'adminPortal.webhooks_Channels.smsTitle',
  slack: 'adminPortal.webhooks_Channels.slackTitle',
} as const satisfies Record<Channel, string>;

function Card({ data: { key, events, active } }: { data: ConnectivityData }) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  const shown = useShownChannel() ?? 'webhook';
  const isUnknown = key !== 'webhook' && events === undefined;
  return (
    <button
      type="button"
      className="portico-channel"
      aria-current={key === shown ? 'page' : undefined}
      onClick={() => setParams({ channel: key === 'webhook' ? '' : key, search: '' })}
    >
      <span className="portico-channel-icon">
        <ChannelIcon channel={key} />
      </span>
      <span className="portico-channel-texts">
        <span className="portico-channel-title">{t(titles[key])}</span>
        <span className="portico-hint">
          {isUnknown
            ? t('adminPortal.webhooks_Channels.unknown')
            : t('adminPortal.webhooks.eventCount', { count: events ?? 0 })}
        </span>
      </span>
      {!isUnknown && (
        <Chip tone={active ? 'success' : 'neutral'}>
          {t(active ? 'adminPortal.webhooks_Channels.active' : 'adminPortal.webhooks_Channels.inactive')}
        </Chip>
      )}
    </button>
  );
}
