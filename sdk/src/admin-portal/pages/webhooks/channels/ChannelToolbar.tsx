import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { SearchField } from '../../../../ui/SearchField';
import { Switch } from '../../../../ui/Switch';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { usePageParams } from '../../../shell/use-portal';
import type { ChannelEntry, EventChannel } from './channel-state';
import { useChannel, useChannelAccess } from './use-channels';

export interface ChannelToolbarProps {
  channel: EventChannel;
  entries: readonly ChannelEntry[];
}

/** Above the events of a channel: a search, and a switch for all events that have recipients. */
export function ChannelToolbar({ channel, entries }: ChannelToolbarProps) {
  const t = useTranslate();
  const [{ search = '' }, setParams] = usePageParams();
  const { mayChange } = useChannelAccess(channel);
  return (
    <div className="portico-toolbar">
      <SearchField
        label={t('adminPortal.webhooks_Channels.searchInputLabel')}
        clearLabel={t('adminPortal.table.clearSearch')}
        value={search}
        onChange={(text) => setParams({ search: text })}
      />
      {mayChange && entries.length > 0 && <AllSwitch channel={channel} entries={entries} />}
    </div>
  );
}

function AllSwitch({ channel, entries }: ChannelToolbarProps) {
  const t = useTranslate();
  const { announce } = useNotify();
  const notifyFailure = useNotifyFailure();
  const setEnabled = useChannel(channel, (store) => store.setEnabled);
  const keys = entries.map(({ eventKey }) => eventKey);
  const change = (enabled: boolean) =>
    void setEnabled(keys, enabled).then(
      () => announce(t(`adminPortal.webhooks_Channels.${enabled ? 'switchedOn' : 'switchedOff'}`)),
      notifyFailure,
    );
  return (
    <span className="portico-toolbar-end">
      <Switch
        label={t(`adminPortal.webhooks_Channels.${channel}Switch`)}
        checked={entries.some(({ enabled }) => enabled)}
        onChange={change}
      />
    </span>
  );
}
