import type { ReactNode, Ref } from 'react';
import { useField } from '../../../ui/Field';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Icon } from '../../../ui/Icon';

export interface ConsentFieldProps {
  name: string;
  label: ReactNode;
  required: boolean;
  /** Id of the form that the checkbox belongs to, if it is rendered outside of it. */
  form?: string | undefined;
  /** The checkbox, for code outside of the form that reads it. */
  box?: Ref<HTMLInputElement> | undefined;
  /** An error that does not come from the form. */
  error?: string | undefined;
}

/** A checkbox for consent. Never checked by default; shows an error if consent is required and missing. */
export function ConsentField({ name, label, required, form, box, error: given }: ConsentFieldProps) {
  const { error, noteId, control } = useField(name, { error: given });
  return (
    <div className="portico-consent" data-invalid={error ? true : undefined}>
      <Checkbox
        {...control}
        elementRef={box}
        form={form}
        name={name}
        label={label}
        aria-required={required || undefined}
      />
      {error && (
        <p className="portico-field-error" id={noteId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
