import * as api from '../../../../api/connectivity';
import type { MessageConfiguration, MessageSubscription } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import { randomSecret } from '../../../../core/proof-key';
import { listOf } from '../../../parts/list-of';
import { isSameSet } from '../../../parts/same-set';
import type { ChannelEntry, ChannelService } from './channel-state';

/** The calls about the recipients of a channel. */
const calls = {
  email: {
    list: api.listEmailConfigurations,
    create: api.createEmailConfiguration,
    enable: api.enableEmailConfiguration,
    save: api.saveEmailSubscription,
    deleteOne: api.deleteEmailSubscription,
    deleteAll: api.deleteEmailConfiguration,
  },
  sms: {
    list: api.listSmsConfigurations,
    create: api.createSmsConfiguration,
    enable: api.enableSmsConfiguration,
    save: api.saveSmsSubscription,
    deleteOne: api.deleteSmsSubscription,
    deleteAll: api.deleteSmsConfiguration,
  },
} as const;

/**
 * Reads and writes the recipients of emails or text messages. A subscription that is off does not count, and stays as
 * it is.
 *
 * @see Portal spec §4 "Connectivity", §7 "Connectivity"
 */
export function messageService(
  http: HttpClient,
  channel: keyof typeof calls,
): ChannelService<readonly MessageConfiguration[]> {
  const send = calls[channel];

  async function saveSubscription(eventKey: string, { id, ...body }: MessageSubscription): Promise<void> {
    // The service adds a subscription with an id that it does not know.
    await send.save(http, eventKey, id ?? randomSecret(), body);
  }

  async function update(saved: MessageConfiguration, entry: ChannelEntry): Promise<void> {
    const { eventKey, enabled } = entry;
    for (const changed of changedSubscriptions(saved, entry.targets)) {
      if (changed.recipients.length > 0) await saveSubscription(eventKey, changed);
      else if (changed.id) await send.deleteOne(http, eventKey, changed.id);
    }
    if (saved.enabled !== enabled) await send.enable(http, eventKey, enabled);
  }

  return {
    isShared: false,

    load: async () => listOf(await send.list(http)),

    entriesOf: (saved) => saved.map(entryOf).filter(({ targets }) => targets.length > 0),

    save: async (all, entry) => {
      const { eventKey, enabled, targets } = entry;
      const saved = all.find((one) => one.eventKey === eventKey);
      if (!saved && targets.length === 0) return;
      if (!saved) {
        const subscriptions = [{ name: '', enabled: true, recipients: [...targets] }];
        await send.create(http, eventKey, { enabled, subscriptions });
      } else if (targets.length === 0 && !hasInactiveRecipients(saved)) await send.deleteAll(http, eventKey);
      else await update(saved, entry);
    },
  };
}

const filled = ({ recipients }: MessageSubscription) => recipients.filter((one) => one.trim() !== '');

function entryOf({ eventKey, enabled, subscriptions }: MessageConfiguration): ChannelEntry {
  const targets = subscriptions.filter((one) => one.enabled).flatMap(filled);
  return { eventKey, enabled, targets: [...new Set(targets)] };
}

function hasInactiveRecipients({ subscriptions }: MessageConfiguration): boolean {
  return subscriptions.some((one) => !one.enabled && filled(one).length > 0);
}

/** The subscriptions to send: each without the removed recipients, the first one with those that were added. */
function changedSubscriptions(saved: MessageConfiguration, targets: readonly string[]): MessageSubscription[] {
  const known = new Set(entryOf(saved).targets);
  const added = targets.filter((target) => !known.has(target));
  const active = saved.subscriptions.filter(({ enabled }) => enabled);
  const own = active.length > 0 ? active : [{ name: '', enabled: true, recipients: [] }];
  return own
    .map((one, index) => {
      const kept = filled(one).filter((recipient) => targets.includes(recipient));
      return { before: one.recipients, after: { ...one, recipients: index === 0 ? [...kept, ...added] : kept } };
    })
    .filter(({ before, after }) => !isSameSet(before, after.recipients))
    .map(({ after }) => after);
}
