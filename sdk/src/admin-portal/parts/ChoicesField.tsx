import { ChoiceList, type ChoiceListProps } from '../../ui/ChoiceList';
import { GroupField, type GroupFieldProps } from './GroupField';

export interface ChoicesFieldProps extends ChoiceListProps, Pick<GroupFieldProps, 'name'> {
  /** The form's error of an empty choice; it disappears with the first choice. */
  requiredText?: string;
}

/** A list of checkboxes as a field of a form, with its error. Styled by `choices.css`. */
export function ChoicesField({ name, requiredText, ...list }: ChoicesFieldProps) {
  return (
    <GroupField name={name} requiredText={requiredText} isEmpty={list.selected.length === 0}>
      <ChoiceList {...list} />
    </GroupField>
  );
}
