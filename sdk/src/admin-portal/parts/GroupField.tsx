import type { ReactNode } from 'react';
import { useFormErrors } from '../../ui/form-errors';
import { FirstIcon } from '../../ui/LineIcon';

export interface GroupFieldProps {
  /** Name of the field, under which the form's `validate` returns its error. */
  name: string;
  /** The form's error of an empty choice; it disappears with the first choice. */
  requiredText?: string | undefined;
  isEmpty: boolean;
  /** The list of choices. */
  children: ReactNode;
}

/** A group of choices as a field of a form, with its error. Styled by `choices.css`. */
export function GroupField({ name, requiredText, isEmpty, children }: GroupFieldProps) {
  const { [name]: formError } = useFormErrors();
  const error = formError === requiredText && !isEmpty ? undefined : formError;
  return (
    // Named like a field, so that the form focuses it if the choice is refused.
    <fieldset name={name} tabIndex={-1} className="portico-choices-field">
      {children}
      {error && (
        <p className="portico-field-error" role="alert">
          <FirstIcon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
