import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { GroupField } from '../../../parts/GroupField';
import { ListContent } from '../../../parts/ListContent';
import { EventCategories, type EventCategoriesProps } from '../EventCategories';
import { useWebhooks } from '../use-webhooks';

export type EventsFieldProps = Omit<EventCategoriesProps, 'categories'>;

/** The events that a webhook receives, by category. */
export function EventsField({ chosen, onChoose }: EventsFieldProps) {
  const t = useTranslate();
  const events = useWebhooks((webhooks) => webhooks.events);
  const loadEvents = useWebhooks((webhooks) => webhooks.loadEvents);
  useEffect(() => void loadEvents(), [loadEvents]);
  return (
    <GroupField
      name="eventKeys"
      requiredText={t('adminPortal.webhooks_AddEditWebhook.eventsIsRequired')}
      isEmpty={chosen.size === 0}
    >
      <ListContent
        list={events}
        failedTitle={t('adminPortal.webhooks_AddEditWebhook.eventsLoadFailed')}
        onRetry={loadEvents}
        hasToolbar
      >
        {(categories) => <EventCategories categories={categories} chosen={chosen} onChoose={onChoose} />}
      </ListContent>
    </GroupField>
  );
}
