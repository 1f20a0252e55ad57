import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { HttpClient } from '../../../../core/http-client';
import { useUserAccess } from '../../../parts/use-access';
import { usePageParams } from '../../../shell/use-portal';
import { channelPermissions } from '../webhooks-permissions';
import type { ChannelStore, EventChannel } from './channel-state';
import { createChannelStore } from './channel-store';
import { messageService } from './message-service';
import { createSlackConnection, type SlackConnection } from './slack/slack-connection';
import { slackService } from './slack/slack-service';

/** The stores of all channels but webhooks, and of the tenant's Slack workspace. */
export interface ChannelStores {
  readonly channels: { readonly [C in EventChannel]: StoreApi<ChannelStore> };
  readonly slack: StoreApi<SlackConnection>;
}

/** The channels next to webhooks, in the order of the page. */
const eventChannels: readonly EventChannel[] = ['email', 'sms', 'slack'];

/** Creates the stores of a page. */
export function createChannelStores(http: HttpClient): ChannelStores {
  return {
    channels: {
      email: createChannelStore(http, 'email', messageService(http, 'email')),
      sms: createChannelStore(http, 'sms', messageService(http, 'sms')),
      slack: createChannelStore(http, 'slack', slackService(http)),
    },
    slack: createSlackConnection(http),
  };
}

/** Provides the stores to the descendants of the page. */
export const ChannelsContext = createContext<ChannelStores | null>(null);

/** The stores of the page. */
export function useChannelStores(): ChannelStores {
  const stores = useContext(ChannelsContext);
  if (!stores) throw new Error('useChannelStores: no <WebhooksPage> above this component.');
  return stores;
}

/** The channel in the address; `undefined` for webhooks, and for a channel that the user may not see. */
export function useShownChannel(): EventChannel | undefined {
  const [{ channel }] = usePageParams();
  return useReadableChannels().find((one) => one === channel);
}

/** The channels that the user may see. */
export function useReadableChannels(): readonly EventChannel[] {
  const { holds } = useUserAccess();
  return eventChannels.filter((channel) => holds(channelPermissions[channel].read));
}

/** Selects from the store of a channel; renders again only when the selected value changes. */
export function useChannel<T>(channel: EventChannel, select: (store: ChannelStore) => T): T {
  return useStore(useChannelStores().channels[channel], select);
}

/** Selects from the store of the tenant's Slack workspace. */
export function useSlack<T>(select: (slack: SlackConnection) => T): T {
  return useStore(useChannelStores().slack, select);
}

/** Whether the user may change who receives the events of a channel, and may remove the last recipient of one. */
export function useChannelAccess(channel: EventChannel): { mayChange: boolean; mayRemove: boolean } {
  const { holds } = useUserAccess();
  const { change, remove } = channelPermissions[channel];
  return { mayChange: change.every(holds), mayRemove: holds(remove) };
}
