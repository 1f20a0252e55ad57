import type { ReactNode, Ref } from 'react';
import { Checkbox } from '../../../ui/Checkbox';
import { useField } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';

export interface ConsentFieldProps {
  name: string;
  label: ReactNode;
  required: boolean;
  /** Id of the form that it is part of, where it does not stand in it. */
  form?: string | undefined;
  /** The box itself, for whoever asks outside of the form. */
  box?: Ref<HTMLInputElement> | undefined;
  /** What is wrong, where the form does not know. */
  error?: string | undefined;
}

/** Something to agree to: never ticked beforehand, and says so where it has to be ticked. */
export function ConsentField({ name, label, required, form, box, error: given }: ConsentFieldProps) {
  const { error, noteId, control } = useField(name, { error: given });
  return (
    <div className="portico-consent" data-invalid={error ? true : undefined}>
      <Checkbox {...control} ref={box} form={form} name={name} label={label} aria-required={required || undefined} />
      {error && (
        <p className="portico-field-error" id={noteId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
