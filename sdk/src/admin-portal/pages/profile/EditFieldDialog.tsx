import { useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { SlowRequest } from '../../../app/SlowRequest';
import { usePhoneOptions } from '../../../app/use-phone-options';
import type { UserProfile } from '../../../contract';
import type { Translate } from '../../../metadata';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../ui/Dialog';
import { Form, type FormValues } from '../../../ui/Form';
import { useNotify } from '../../../ui/Notifications';
import { Skeleton } from '../../../ui/Skeleton';
import { TextField } from '../../../ui/TextField';
import { ErrorAlert } from '../../parts/ErrorAlert';
import { phoneInput } from '../../parts/phone-input';
import { useAction } from '../../parts/use-action';
import { usePageDialog, usePortalActions } from '../../shell/use-portal';
import { editFieldTexts, type FieldTexts, fieldProblem, inputProps } from './field-form';
import { type ProfileField, profileDialogs } from './profile-dialogs';
import { fieldValue, useFieldAppearances } from './profile-fields';

export interface EditFieldDialogProps {
  profile: UserProfile;
  onSave: (field: ProfileField, value: string) => Promise<void>;
}

/** The dialog of the field that is being edited, if the field can be edited. */
export function EditFieldDialog(props: EditFieldDialogProps) {
  const appearances = useFieldAppearances();
  const dialog = usePageDialog(profileDialogs);
  if (dialog?.kind !== 'editProfileField' || appearances[dialog.field] !== 'edit') return null;
  if (props.profile.managedBy === 'scim2') return null;
  return <FieldForm key={dialog.field} field={dialog.field} {...props} />;
}

function FieldForm({ field, profile, onSave }: EditFieldDialogProps & { field: ProfileField }) {
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
    <Dialog title={texts.title} closeLabel={t('common.actions.close')} pending={save.pending} onClose={closeDialog}>
      <Form onSubmit={save.run} validate={(values) => validate(t, field, values)} pending={save.pending}>
        <DialogBody>
          {save.error && <ErrorAlert error={save.error} focusOn={save.failures} />}
          <FieldInput field={field} texts={texts} value={fieldValue(profile, field)} />
        </DialogBody>
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog} disabled={save.pending}>
            {texts.cancel}
          </Button>
          <Button type="submit" pending={save.pending}>
            {texts.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function FieldInput({ field, texts, value }: { field: ProfileField; texts: FieldTexts; value: string }) {
  const phoneOptions = usePhoneOptions();
  const { label, help } = texts;
  const shared = { name: field, label, help, defaultValue: value, 'data-initial-focus': true };
  if (field !== 'phoneNumber') return <TextField {...shared} {...inputProps[field]} />;
  return (
    <LazyComponentView lazy={phoneInput} props={{ ...shared, ...phoneOptions }} fallback={<Skeleton height="66px" />} />
  );
}

function validate(t: Translate, field: ProfileField, values: FormValues) {
  return { [field]: fieldProblem(t, field, (values[field] ?? '').trim()) };
}
