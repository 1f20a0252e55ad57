import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../../../../core/http-client';
import { changedMeanwhile } from '../../../parts/changed-meanwhile';
import { loadedOf } from '../../../parts/loaded';
import { isSameSet } from '../../../parts/same-set';
import { loadCategories } from '../events';
import type { ChannelEntry, ChannelService, ChannelStore, EventChannel } from './channel-state';

/**
 * Creates the store of a channel whose recipients are set for each event.
 *
 * @see Portal spec §3 "Connectivity state", §4 "Connectivity"
 */
export function createChannelStore<Saved>(
  http: HttpClient,
  channel: EventChannel,
  service: ChannelService<Saved>,
): StoreApi<ChannelStore> {
  return createStore<ChannelStore>()((set, get, store) => {
    const change = createChangeQueue(service, store);
    return {
      events: null,
      entries: null,
      isSaving: false,

      load: async () => {
        set({ events: { phase: 'loading' }, entries: { phase: 'loading' } });
        const [events, entries] = await Promise.all([
          loadedOf(loadCategories(http, channel)),
          loadedOf(service.load().then(service.entriesOf)),
        ]);
        set({ events, entries });
      },

      save: (base, targets) =>
        change(async (saved) => {
          const current = entryFor(service.entriesOf(saved), base.eventKey);
          if (!isSameEntry(current, base)) throw changedMeanwhile();
          await service.save(saved, { ...current, targets });
        }),

      add: (eventKeys, targets) =>
        change((saved) =>
          saveEach(service, saved, eventKeys, (entry) => ({
            ...entry,
            targets: [...new Set([...entry.targets, ...targets])],
          })),
        ),

      setEnabled: (eventKeys, enabled) => {
        const { entries } = get();
        const isMeant = (entry: ChannelEntry) => eventKeys.includes(entry.eventKey);
        if (entries?.phase === 'ready') {
          const shown = entries.data.map((entry) => (isMeant(entry) ? { ...entry, enabled } : entry));
          set({ entries: { phase: 'ready', data: shown } });
        }
        return change((saved) => {
          const changed = service.entriesOf(saved).filter((one) => isMeant(one) && one.enabled !== enabled);
          const keys = changed.map(({ eventKey }) => eventKey);
          return saveEach(service, saved, keys, (entry) => ({ ...entry, enabled }));
        });
      },
    };
  });
}

/** Creates the function that runs changes of a channel, one after the other: two at once could both create the same entry. */
function createChangeQueue<Saved>(
  service: ChannelService<Saved>,
  { setState }: Pick<StoreApi<ChannelStore>, 'setState'>,
): (send: (saved: Saved) => Promise<void>) => Promise<void> {
  /** The end of the last change. */
  let last: Promise<unknown> = Promise.resolve();

  /** Runs a change on the current configuration; then shows what the service has. */
  async function run(send: (saved: Saved) => Promise<void>): Promise<void> {
    setState({ isSaving: true });
    try {
      await send(await service.load());
    } finally {
      // If this fails too, the entries stay as they are shown: the failure of the change says enough.
      await service.load().then(
        (saved) => setState({ entries: { phase: 'ready', data: service.entriesOf(saved) } }),
        () => undefined,
      );
      setState({ isSaving: false });
    }
  }

  return (send) => {
    const next = () => run(send);
    const ended = last.then(next, next);
    last = ended;
    return ended;
  };
}

/** Saves several entries, one after the other. */
async function saveEach<Saved>(
  service: ChannelService<Saved>,
  saved: Saved,
  keys: readonly string[],
  edit: (entry: ChannelEntry) => ChannelEntry,
): Promise<void> {
  let current = saved;
  for (const [index, eventKey] of keys.entries()) {
    if (index > 0 && service.isShared) current = await service.load();
    await service.save(current, edit(entryFor(service.entriesOf(current), eventKey)));
  }
}

/** The entry of an event; one without targets if it has none. */
export function entryFor(entries: readonly ChannelEntry[], eventKey: string): ChannelEntry {
  return entries.find((entry) => entry.eventKey === eventKey) ?? { eventKey, enabled: true, targets: [] };
}

function isSameEntry(one: ChannelEntry, other: ChannelEntry): boolean {
  return isSameSet(one.targets, other.targets);
}
