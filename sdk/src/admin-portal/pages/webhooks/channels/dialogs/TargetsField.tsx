import { useTranslate } from '../../../../../app/context';
import { ChoicesField } from '../../../../parts/ChoicesField';
import type { EventChannel } from '../channel-state';
import { useSlack } from '../use-channels';
import { RecipientsField } from './RecipientsField';
import { RECIPIENTS_FIELD } from './recipient-checks';

export interface TargetsFieldProps {
  channel: EventChannel;
  targets: readonly string[];
  onChange: (targets: readonly string[]) => void;
  /** Shown instead of an empty list of recipients. */
  emptyText: string;
}

/** Who receives an event: recipients, or channels of Slack. */
export function TargetsField({ channel, targets, onChange, emptyText }: TargetsFieldProps) {
  if (channel === 'slack') return <SlackChannels selected={targets} onChange={onChange} />;
  return <RecipientsField channel={channel} recipients={targets} onChange={onChange} emptyText={emptyText} />;
}

function SlackChannels({
  selected,
  onChange,
}: {
  selected: readonly string[];
  onChange: TargetsFieldProps['onChange'];
}) {
  const t = useTranslate();
  const channels = useSlack(({ slackChannels }) => slackChannels.data) ?? [];
  const offered = channels.map(({ id, name }) => ({ id, label: t('adminPortal.webhooks_Slack.channel', { name }) }));
  const known = new Set(channels.map(({ id }) => id));
  // A channel that is archived in Slack is still offered, so that the user can remove it.
  const archived = selected.filter((id) => !known.has(id)).map((id) => ({ id, label: id }));
  return (
    <ChoicesField
      name={RECIPIENTS_FIELD}
      requiredText={t('adminPortal.webhooks_Recipients.channelIsRequired')}
      label={t('adminPortal.webhooks_Recipients.channelsLabel')}
      choices={[...offered, ...archived]}
      selected={selected}
      onChange={onChange}
      searchLabel={t('adminPortal.webhooks_Recipients.searchChannels')}
      clearSearchLabel={t('adminPortal.table.clearSearch')}
      nothingFound={t('adminPortal.table.nothingFound')}
    />
  );
}
