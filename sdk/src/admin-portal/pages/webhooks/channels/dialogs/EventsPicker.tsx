import { useTranslate } from '../../../../../app/context';
import { CategoryPicker } from '../../../../parts/category-picker/CategoryPicker';
import type { PickerCategory } from '../../../../parts/category-picker/categories';
import { GroupField } from '../../../../parts/GroupField';
import type { EventItem } from '../../webhooks-state';

export interface EventsPickerProps {
  categories: readonly PickerCategory<EventItem>[];
  /** Keys of events. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The events of a channel by category, as the field `eventKeys` of a form. */
export function EventsPicker({ categories, chosen, onChoose }: EventsPickerProps) {
  const t = useTranslate();
  return (
    <GroupField
      name="eventKeys"
      requiredText={t('adminPortal.webhooks_AddEditWebhook.eventsIsRequired')}
      isEmpty={chosen.size === 0}
    >
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
    </GroupField>
  );
}
