import { useTranslate } from '../../../../app/context';
import type { EventChannel } from './channel-state';
import { useSlack } from './use-channels';

/** Returns a function that names a recipient: a Slack channel by its name, once the names are loaded; others as they are. */
export function useTargetName(channel: EventChannel): (target: string) => string {
  const t = useTranslate();
  const channels = useSlack(({ slackChannels }) => slackChannels.data);
  if (channel !== 'slack') return (target) => target;
  const names = new Map(channels?.map(({ id, name }) => [id, t('adminPortal.webhooks_Slack.channel', { name })]));
  return (target) => names.get(target) ?? target;
}
