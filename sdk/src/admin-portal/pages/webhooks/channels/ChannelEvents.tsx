import { BellOff, SearchX } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { type PickerCategory, searchCategories } from '../../../parts/category-picker/categories';
import { ListContent } from '../../../parts/ListContent';
import type { Loaded } from '../../../parts/loaded';
import { usePageParams } from '../../../shell/use-portal';
import type { EventItem } from '../webhooks-state';
import { ChannelToolbar } from './ChannelToolbar';
import type { ChannelEntry, ChannelStore, EventChannel } from './channel-state';
import { entryFor } from './channel-store';
import { EventRow } from './EventRow';
import { useChannel } from './use-channels';

type Categories = readonly PickerCategory<EventItem>[];

/** The events of a channel by category, each with its recipients. */
export function ChannelEvents({ channel }: { channel: EventChannel }) {
  const t = useTranslate();
  const events = useChannel(channel, (store) => store.events);
  const entries = useChannel(channel, (store) => store.entries);
  const load = useChannel(channel, (store) => store.load);
  return (
    <div className="portico-card">
      <ListContent
        list={joined(events, entries)}
        failedTitle={t('adminPortal.webhooks_Channels.loadFailed')}
        onRetry={load}
      >
        {({ categories, entries: loaded }) =>
          categories.length > 0 ? (
            <Listing channel={channel} categories={categories} entries={loaded} />
          ) : (
            <EmptyState
              icon={<BellOff size={20} />}
              title={t('adminPortal.webhooks_Channels.notOffered')}
              description={t('adminPortal.webhooks_Channels.notOfferedDescription')}
            />
          )
        }
      </ListContent>
    </div>
  );
}

/** Both, once both are loaded. */
function joined(
  events: ChannelStore['events'],
  entries: ChannelStore['entries'],
): Loaded<{ categories: Categories; entries: readonly ChannelEntry[] }> {
  if (events?.phase === 'failed') return events;
  if (entries?.phase === 'failed') return entries;
  if (events?.phase !== 'ready' || entries?.phase !== 'ready') return { phase: 'loading' };
  return { phase: 'ready', data: { categories: events.data, entries: entries.data } };
}

interface ListingProps {
  channel: EventChannel;
  categories: Categories;
  entries: readonly ChannelEntry[];
}

function Listing({ channel, categories, entries }: ListingProps) {
  const t = useTranslate();
  const [{ search = '' }] = usePageParams();
  const found = searchCategories(categories, search);
  return (
    <>
      <ChannelToolbar channel={channel} entries={entries} />
      {found.map((category) => (
        <Category key={category.id} channel={channel} category={category} entries={entries} />
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={<SearchX size={20} />}
          title={t('adminPortal.webhooks_Channels.noResultFound')}
          description={t('adminPortal.webhooks_Channels.noResultFoundDescription')}
        />
      )}
    </>
  );
}

type CategoryProps = Pick<ListingProps, 'channel' | 'entries'> & { category: PickerCategory<EventItem> };

function Category({ channel, category: { name, items }, entries }: CategoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="portico-channel-category">
      <h2 id={id}>{name}</h2>
      <ul className="portico-channel-events">
        {items.map((event) => (
          <EventRow key={event.key} channel={channel} event={event} entry={entryFor(entries, event.key)} />
        ))}
      </ul>
    </section>
  );
}
