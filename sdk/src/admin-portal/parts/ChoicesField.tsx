import { ChoiceList, type ChoiceListProps } from '../../ui/ChoiceList';
import { useFormErrors } from '../../ui/form-errors';
import { FirstIcon } from '../../ui/LineIcon';

export interface ChoicesFieldProps extends ChoiceListProps {
  /** Name of the field, under which the form's `validate` returns its error. */
  name: string;
  /** The form's error of an empty choice; it disappears with the first choice. */
  requiredText?: string;
}

/** A list of checkboxes as a field of a form, with its error. Styled by `choices.css`. */
export function ChoicesField({ name, requiredText, ...list }: ChoicesFieldProps) {
  const { [name]: formError } = useFormErrors();
  const error = formError === requiredText && list.selected.length > 0 ? undefined : formError;
  return (
    // Named like a field, so that the form focuses it if the choice is refused.
    <fieldset name={name} tabIndex={-1} className="portico-choices-field">
      <ChoiceList {...list} />
      {error && (
        <p className="portico-field-error" role="alert">
          <FirstIcon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
