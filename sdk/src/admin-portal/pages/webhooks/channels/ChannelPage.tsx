import { useSession, useTranslate } from '../../../../app/context';
import { type LazyContent, lazyComponent } from '../../../../app/lazy/lazy-component';
import { CreateButton } from '../../../parts/CreateButton';
import { PageHeader } from '../../../parts/PageHeader';
import { PageDialogs } from '../../../shell/PageDialogs';
import { usePortalActions } from '../../../shell/use-portal';
import type { WebhooksDialog } from '../webhooks-dialogs';
import { channelPermissions } from '../webhooks-permissions';
import { ChannelCards } from './ChannelCards';
import { ChannelEvents } from './ChannelEvents';
import type { ChannelProps } from './channel-state';
import css from './channels.css?inline';
import { SlackChannelView } from './slack/SlackChannelView';
import { portalChannels } from './texts/en';
import { useChannel, useChannelAccess, useSlack } from './use-channels';

const dialogs = lazyComponent<ChannelProps>(() => import('./dialogs/ChannelDialogs'));

/**
 * Who receives which event by email, text message or Slack.
 *
 * @see Portal spec §4 "Connectivity"
 */
function ChannelPage({ channel }: ChannelProps) {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  return (
    <>
      <PageHeader
        title={t(`adminPortal.webhooks_Channels.${channel}Title`)}
        subtitle={t(`adminPortal.webhooks_Channels.${channel}Subtitle`, { tenant })}
        action={<AddButton channel={channel} />}
      />
      <ChannelCards />
      {channel === 'slack' ? <SlackChannelView /> : <ChannelEvents channel={channel} />}
      <PageDialogs lazy={dialogs} props={{ channel }} />
    </>
  );
}

/** The chunk of a channel's page. */
export const content: LazyContent<ChannelProps> = {
  component: ChannelPage,
  texts: { adminPortal: portalChannels },
  css,
};

function AddButton({ channel }: ChannelProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { mayChange } = useChannelAccess(channel);
  const isReady = useChannel(
    channel,
    ({ events, entries }) => events?.phase === 'ready' && events.data.length > 0 && entries?.phase === 'ready',
  );
  const isConnected = useSlack(({ slackChannels }) => slackChannels.data !== undefined) || channel !== 'slack';
  if (!mayChange || !isReady || !isConnected) return null;
  return (
    <CreateButton
      label={t(`adminPortal.webhooks_Channels.${channel === 'slack' ? 'addChannels' : 'addRecipients'}`)}
      permission={channelPermissions[channel].change[0]}
      onClick={() => openDialog({ kind: 'addRecipients' } satisfies WebhooksDialog)}
    />
  );
}
