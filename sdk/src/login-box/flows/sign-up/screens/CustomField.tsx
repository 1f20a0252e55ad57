import { useTranslate } from '../../../../app/context';
import { Field, useField } from '../../../../ui/Field';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/TextField';
import { ConsentField } from '../../../parts/form/ConsentField';
import { choiceName } from '../new-account';
import type { SignUpField } from '../sign-up-fields';

export interface CustomFieldProps {
  field: SignUpField;
  label: string;
  defaultValue: string;
}

/** A field that the vendor has added: text, a choice, several choices, or a consent. */
export function CustomField(props: CustomFieldProps) {
  const t = useTranslate();
  const { field, label, defaultValue } = props;
  const { name, kind, required, custom } = field;
  const common = { name, label, help: custom.tip, defaultValue, autoFocus: field.autoFocus };
  if (kind === 'consent') return <ConsentField name={name} label={label} required={required} />;
  if (kind === 'select' && custom.multi) return <ChoicesField {...props} />;
  if (kind === 'select') {
    return <SelectField {...common} choices={custom.options ?? []} nothing={t('loginBox.signup.choose')} />;
  }
  if (custom.multiline) return <LongTextField {...props} />;
  const type = textTypes.find((known) => known === custom.type) ?? 'text';
  return (
    <TextField {...common} type={type} autoComplete={custom.autoComplete} placeholder={custom.placeholder} dir="auto" />
  );
}

/** Input types that a custom text field can have; any other type in the vendor's document becomes `text`. */
const textTypes = ['text', 'email', 'tel', 'url', 'number', 'date'] as const;

function LongTextField({ field: { name, custom }, label, defaultValue }: CustomFieldProps) {
  const field = useField(name, { help: custom.tip });
  return (
    <Field field={field} label={label} help={custom.tip}>
      <textarea
        {...field.control}
        className="portico-input"
        name={name}
        rows={3}
        dir="auto"
        placeholder={custom.placeholder}
        defaultValue={defaultValue}
      />
    </Field>
  );
}

function ChoicesField({ field: { name, custom }, label }: CustomFieldProps) {
  const { error, noteId } = useField(name, {});
  return (
    <fieldset className="portico-consent" aria-describedby={error ? noteId : undefined}>
      <legend className="portico-label">{label}</legend>
      {(custom.options ?? []).map(({ value, label: choice }) => (
        <Checkbox key={value} name={choiceName(name, value)} label={choice} />
      ))}
      {error && (
        <p className="portico-field-error" id={noteId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
