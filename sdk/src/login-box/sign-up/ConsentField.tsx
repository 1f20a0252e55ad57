import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import { useField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';

export interface ConsentFieldProps {
  name: string;
  label: ReactNode;
  required: boolean;
}

/** Something to agree to: never ticked beforehand, and says so where it has to be ticked. */
export function ConsentField({ name, label, required }: ConsentFieldProps) {
  const { error, noteId, control } = useField(name, {});
  return (
    <div className="portico-consent" data-invalid={error ? true : undefined}>
      <Checkbox {...control} name={name} label={label} aria-required={required || undefined} />
      {error && (
        <p className="portico-field-error" id={noteId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
