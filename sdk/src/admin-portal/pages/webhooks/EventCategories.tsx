import { useTranslate } from '../../../app/context';
import { CategoryPicker } from '../../parts/category-picker/CategoryPicker';
import type { PickerCategory } from '../../parts/category-picker/categories';
import type { EventItem } from './webhooks-state';

export interface EventCategoriesProps {
  categories: readonly PickerCategory<EventItem>[];
  /** Keys of events. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** A choice of events by category, with a search. */
export function EventCategories({ categories, chosen, onChoose }: EventCategoriesProps) {
  const t = useTranslate();
  return (
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
  );
}
