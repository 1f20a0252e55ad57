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
  return createStore<ChannelStore>()((set, get) => {
    /** The end of the last change: two at the same time could both create the same entry. */
    let last: Promise<unknown> = Promise.resolve();

    const show = (entries: readonly ChannelEntry[]) => set({ entries: { phase: 'ready', data: entries } });

    /** Runs a change on the current configuration after those before it; then shows what the service has. */
    function change(send: (saved: Saved) => Promise<void>): Promise<void> {
      const run = async () => {
        set({ isSaving: true });
        try {
          await send(await service.load());
        } finally {
          // If this fails too, the entries stay as they are shown: the failure of the change says enough.
          await service.load().then(
            (saved) => show(service.entriesOf(saved)),
            () => undefined,
          );
          set({ isSaving: false });
        }
      };
      const ended = last.then(run, run);
      last = ended;
      return ended;
    }

    /** Saves several entries, one after the other. */
    async function saveEach(saved: Saved, keys: readonly string[], edit: (entry: ChannelEntry) => ChannelEntry) {
      let current = saved;
      for (const [index, eventKey] of keys.entries()) {
        if (index > 0 && service.isShared) current = await service.load();
        await service.save(current, edit(entryFor(service.entriesOf(current), eventKey)));
      }
    }

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
          saveEach(saved, eventKeys, (entry) => ({ ...entry, targets: [...new Set([...entry.targets, ...targets])] })),
        ),

      setEnabled: (eventKeys, enabled) => {
        const { entries } = get();
        const isMeant = (entry: ChannelEntry) => eventKeys.includes(entry.eventKey);
        if (entries?.phase === 'ready') {
          show(entries.data.map((entry) => (isMeant(entry) ? { ...entry, enabled } : entry)));
        }
        return change((saved) => {
          const changed = service.entriesOf(saved).filter((one) => isMeant(one) && one.enabled !== enabled);
          const keys = changed.map(({ eventKey }) => eventKey);
          return saveEach(saved, keys, (entry) => ({ ...entry, enabled }));
        });
      },
    };
  });
}

/** The entry of an event; one without targets if it has none. */
export function entryFor(entries: readonly ChannelEntry[], eventKey: string): ChannelEntry {
  return entries.find((entry) => entry.eventKey === eventKey) ?? { eventKey, enabled: true, targets: [] };
}

function isSameEntry(one: ChannelEntry, other: ChannelEntry): boolean {
  return isSameSet(one.targets, other.targets);
}
