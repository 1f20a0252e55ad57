import { useEffect } from 'react';
import { useTranslate } from '../../../../../app/context';
import { RetryButton } from '../../../../../app/RetryButton';
import { EmptyState } from '../../../../../ui/EmptyState';
import { ErrorAlert } from '../../../../parts/ErrorAlert';
import { LoadingNotice } from '../../../../parts/LoadingNotice';
import { RowsSkeleton } from '../../../../parts/RowsSkeleton';
import { usePermission, useUserAccess } from '../../../../parts/use-access';
import { slackPermissions } from '../../webhooks-permissions';
import { ChannelEvents } from '../ChannelEvents';
import { ChannelIcon } from '../ChannelIcon';
import { useSlack } from '../use-channels';
import { ConnectSlack } from './ConnectSlack';
import { SlackAnswer } from './SlackAnswer';

/**
 * The events that Slack channels receive, or how to connect Slack.
 *
 * @see Portal spec §3 "Connectivity state", §7 "Connectivity"
 */
export function SlackChannelView() {
  const mayRead = usePermission(slackPermissions.readChannels);
  const load = useSlack((slack) => slack.loadSlackChannels);
  useEffect(() => {
    if (mayRead) void load();
  }, [mayRead, load]);
  return (
    <>
      <SlackAnswer />
      {mayRead ? <Workspace /> : <ChannelEvents channel="slack" />}
    </>
  );
}

function Workspace() {
  const { isLoading, data, error } = useSlack((slack) => slack.slackChannels);
  if (data) return <ChannelEvents channel="slack" />;
  return (
    <div className="portico-card">
      {isLoading ? (
        <>
          <RowsSkeleton />
          <LoadingNotice />
        </>
      ) : error ? (
        <ChannelsFailed />
      ) : (
        <NotConnected />
      )}
    </div>
  );
}

/** Whether the user may connect Slack. */
function useMayConnect(): boolean {
  return slackPermissions.connect.every(useUserAccess().holds);
}

function NotConnected() {
  const t = useTranslate();
  const mayConnect = useMayConnect();
  const text = t('adminPortal.webhooks_Slack.connectText');
  return (
    <EmptyState
      icon={<ChannelIcon channel="slack" />}
      title={t('adminPortal.webhooks_Slack.connectTitle')}
      description={mayConnect ? text : `${text} ${t('adminPortal.webhooks_Slack.mayNotConnect')}`}
      action={mayConnect && <ConnectSlack label={t('adminPortal.webhooks_Slack.connect')} />}
    />
  );
}

function ChannelsFailed() {
  const t = useTranslate();
  const mayConnect = useMayConnect();
  const error = useSlack(({ slackChannels }) => slackChannels.error);
  const load = useSlack((slack) => slack.loadSlackChannels);
  if (!error) return null;
  return (
    <div className="portico-listing-notice portico-slack-failed">
      <ErrorAlert
        title={t('adminPortal.webhooks_Slack.channelsFailed')}
        error={error}
        action={<RetryButton onRetry={() => void load()} />}
      />
      <p className="portico-hint">{t('adminPortal.webhooks_Slack.channelsFailedText')}</p>
      {mayConnect && <ConnectSlack label={t('adminPortal.webhooks_Slack.connectAgain')} />}
    </div>
  );
}
