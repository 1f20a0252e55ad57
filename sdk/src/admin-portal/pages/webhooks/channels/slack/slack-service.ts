import * as api from '../../../../../api/connectivity';
import type { SlackEvent, SlackSubscription } from '../../../../../contract';
import type { HttpClient } from '../../../../../core/http-client';
import { listOf } from '../../../../parts/list-of';
import { isSameSet } from '../../../../parts/same-set';
import type { ChannelEntry, ChannelService } from '../channel-state';

/**
 * Reads and writes which Slack channels receive which events. A subscription can have several events, but is on or off
 * as a whole: an event whose state differs gets a subscription of its own.
 *
 * @see Portal spec §4 "Connectivity", §7 "Connectivity"
 */
export function slackService(http: HttpClient): ChannelService<readonly SlackSubscription[]> {
  /** Saves the events of a subscription, or deletes it if none of them has a channel. */
  async function replace({ id, isActive, slackEvents }: SlackSubscription): Promise<void> {
    const left = slackEvents.filter(({ channelIds }) => channelIds.length > 0);
    if (left.length === 0) await api.deleteSlackSubscription(http, id);
    else await api.updateSlackSubscription(http, id, { isActive, slackEvents: left });
  }

  return {
    isShared: true,

    load: async () => {
      const { slackSubscriptions } = await api.getSlackConfiguration(http);
      return listOf(slackSubscriptions);
    },

    entriesOf,

    save: async (saved, entry) => {
      const having = saved.filter((one) => eventIn(one, entry.eventKey));
      const own = having.find((one) => one.isActive === entry.enabled || one.slackEvents.length === 1);
      const event = { ...(having[0] && eventIn(having[0], entry.eventKey)), ...eventOf(entry) };
      // First, so that the event is not lost if a later call fails.
      if (!own && entry.targets.length > 0) {
        await api.createSlackSubscription(http, { isActive: entry.enabled, slackEvents: [event] });
      }
      for (const one of having) {
        const others = one.slackEvents.filter(({ eventKey }) => eventKey !== entry.eventKey);
        const next = one === own ? { ...one, isActive: entry.enabled, slackEvents: [...others, event] } : undefined;
        if (next ? !isSameSubscription(one, next, entry.eventKey) : true) {
          await replace(next ?? { ...one, slackEvents: others });
        }
      }
    },
  };
}

function eventIn({ slackEvents }: SlackSubscription, eventKey: string): SlackEvent | undefined {
  return slackEvents.find((event) => event.eventKey === eventKey);
}

function eventOf({ eventKey, targets }: ChannelEntry): SlackEvent {
  return { eventKey, channelIds: [...targets] };
}

function isSameSubscription(one: SlackSubscription, next: SlackSubscription, eventKey: string): boolean {
  const [before, after] = [eventIn(one, eventKey), eventIn(next, eventKey)];
  return one.isActive === next.isActive && isSameSet(before?.channelIds ?? [], after?.channelIds ?? []);
}

/** One entry for each event: it is on if one of its subscriptions is. */
function entriesOf(saved: readonly SlackSubscription[]): ChannelEntry[] {
  const keys = new Set(saved.flatMap(({ slackEvents }) => slackEvents.map(({ eventKey }) => eventKey)));
  return [...keys]
    .map((eventKey) => {
      const having = saved.filter((one) => eventIn(one, eventKey));
      const targets = having.flatMap((one) => eventIn(one, eventKey)?.channelIds ?? []);
      return { eventKey, enabled: having.some(({ isActive }) => isActive), targets: [...new Set(targets)] };
    })
    .filter(({ targets }) => targets.length > 0);
}
