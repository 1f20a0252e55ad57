import { useTranslate } from '../../../../../app/context';
import { GroupField } from '../../../../parts/GroupField';
import { EventCategories, type EventCategoriesProps } from '../../EventCategories';

/** The events of a channel by category, as the field `eventKeys` of a form. */
export function EventsPicker(props: EventCategoriesProps) {
  const t = useTranslate();
  return (
    <GroupField
      name="eventKeys"
      requiredText={t('adminPortal.webhooks_AddEditWebhook.eventsIsRequired')}
      isEmpty={props.chosen.size === 0}
    >
      <EventCategories {...props} />
    </GroupField>
  );
}
