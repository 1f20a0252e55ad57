import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { useNotify } from '../../../../ui/Notifications';
import { Switch } from '../../../../ui/Switch';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { usePortalActions } from '../../../shell/use-portal';
import type { WebhooksDialog } from '../webhooks-dialogs';
import type { EventItem } from '../webhooks-state';
import type { ChannelEntry, EventChannel } from './channel-state';
import { useChannel, useChannelAccess } from './use-channels';
import { useTargetName } from './use-target-name';

/** Recipients that a row names; the panel about the event has all of them. */
const NAMED_TARGETS = 3;

export interface EventRowProps {
  channel: EventChannel;
  event: EventItem;
  entry: ChannelEntry;
}

/** An event with its recipients, whether it is sent, and a button that changes the recipients. */
export function EventRow({ channel, event, entry }: EventRowProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { mayChange } = useChannelAccess(channel);
  const edit: WebhooksDialog = { kind: 'editRecipients', eventKey: event.key };
  return (
    <li className="portico-channel-event">
      <span className="portico-named">
        <span className="portico-channel-event-name">
          <bdi>{event.name}</bdi>
        </span>
        {event.description && (
          <span className="portico-named-text">
            <bdi>{event.description}</bdi>
          </span>
        )}
      </span>
      <Targets channel={channel} targets={entry.targets} all={!mayChange} />
      <span className="portico-channel-event-state">
        {entry.targets.length > 0 && <EventSwitch channel={channel} event={event} entry={entry} />}
      </span>
      {mayChange && (
        <Button
          variant="secondary"
          size="dense"
          aria-haspopup="dialog"
          aria-label={t('adminPortal.webhooks_Channels.editEvent', { event: event.name })}
          onClick={() => openDialog(edit)}
        >
          {t('adminPortal.webhooks_Channels.edit')}
        </Button>
      )}
    </li>
  );
}

interface TargetsProps {
  channel: EventChannel;
  targets: readonly string[];
  /** Names all of them: the user can't open the panel. */
  all: boolean;
}

function Targets({ channel, targets, all }: TargetsProps) {
  const t = useTranslate();
  const targetNameOf = useTargetName(channel);
  if (targets.length === 0) {
    return <span className="portico-muted">{t('adminPortal.webhooks_Channels.noRecipients')}</span>;
  }
  const named = all ? targets : targets.slice(0, NAMED_TARGETS);
  const count = targets.length - named.length;
  return (
    <span className="portico-chips">
      {named.map((target) => (
        <Chip key={target}>
          <bdi dir="ltr">{targetNameOf(target)}</bdi>
        </Chip>
      ))}
      {count > 0 && <span className="portico-hint">{t('adminPortal.webhooks_Channels.more', { count })}</span>}
    </span>
  );
}

function EventSwitch({ channel, event: { key, name: event }, entry: { enabled } }: EventRowProps) {
  const t = useTranslate();
  const { announce } = useNotify();
  const notifyFailure = useNotifyFailure();
  const setEnabled = useChannel(channel, (store) => store.setEnabled);
  const { mayChange } = useChannelAccess(channel);
  const state = t(enabled ? 'adminPortal.webhooks.active' : 'adminPortal.webhooks.inactive');
  if (!mayChange) return <Chip tone={enabled ? 'success' : 'neutral'}>{state}</Chip>;
  const change = (isOn: boolean) =>
    void setEnabled([key], isOn).then(
      () => announce(t(`adminPortal.webhooks_Channels.${isOn ? 'eventOn' : 'eventOff'}`, { event })),
      notifyFailure,
    );
  return (
    <span className="portico-webhook-switch">
      <Switch
        label={
          <span className="portico-visually-hidden">{t('adminPortal.webhooks_Channels.eventSwitch', { event })}</span>
        }
        checked={enabled}
        onChange={change}
      />
      <span aria-hidden="true">{state}</span>
    </span>
  );
}
