import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { CategoryPicker } from '../../../parts/category-picker/CategoryPicker';
import { GroupField } from '../../../parts/GroupField';
import { ListContent } from '../../../parts/ListContent';
import { useWebhooks } from '../use-webhooks';

export interface EventsFieldProps {
  /** Keys of events. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

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
        {(categories) => (
          <CategoryPicker
            categories={categories}
            chosen={chosen}
            onChange={onChoose}
            texts={{
              label: t('adminPortal.webhooks_AddEditWebhook.eventsInputLabel'),
              search: t('adminPortal.webhooks_AddEditWebhook.eventsInputPlaceholder'),
              clearSearch: t('adminPortal.table.clearSearch'),
              nothingFound: t('adminPortal.webhooks_AddEditWebhook.noEventsFound'),
              chosenCount: (counts) => t('adminPortal.webhooks_AddEditWebhook.chosenCount', counts),
              categoryCount: (counts) => t('adminPortal.webhooks_AddEditWebhook.categoryCount', counts),
              allOfCategory: (category) => t('adminPortal.webhooks_AddEditWebhook.allOfCategory', { category }),
            }}
          />
        )}
      </ListContent>
    </GroupField>
  );
}
