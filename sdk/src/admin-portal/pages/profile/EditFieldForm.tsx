import { useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import type { UserProfile } from '../../../contract';
import type { FormValues } from '../../../ui/Form';
import { useNotify } from '../../../ui/Notifications';
import { TextField } from '../../../ui/TextField';
import { FormDialog } from '../../parts/FormDialog';
import { formErrors } from '../../parts/form-schema';
import { useAction } from '../../parts/use-action';
import { usePortalActions } from '../../shell/use-portal';
import { editFieldTexts, type FieldTexts, fieldSchema, inputProps } from './field-form';
import type { ProfileField } from './profile-dialogs';
import { fieldValue } from './profile-fields';

type PlainField = Exclude<ProfileField, 'phoneNumber'>;

export interface EditFieldFormProps {
  field: PlainField;
  profile: UserProfile;
  onSave: (field: ProfileField, value: string) => Promise<void>;
}

/** Asks for the new value of a field. */
function EditFieldForm({ field, profile, onSave }: EditFieldFormProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const texts = editFieldTexts(t, field);
  const save = useAction(
    (values: FormValues) => onSave(field, values[field] ?? ''),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.profile.saved'));
    },
  );
  return (
    <FormDialog
      title={texts.title}
      action={save}
      validate={(values) => formErrors(fieldSchema(t, field), values)}
      cancel={texts.cancel}
      submit={texts.save}
      onClose={closeDialog}
    >
      <FieldInput field={field} texts={texts} value={fieldValue(profile, field)} />
    </FormDialog>
  );
}

function FieldInput({ field, texts, value }: { field: PlainField; texts: FieldTexts; value: string }) {
  const { label, help } = texts;
  return (
    <TextField name={field} label={label} help={help} defaultValue={value} data-initial-focus {...inputProps[field]} />
  );
}

/** The dialog's chunk: the page is mostly read. */
export const content: LazyContent<EditFieldFormProps> = { component: EditFieldForm };
