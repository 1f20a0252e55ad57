import { useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import { SlowRequest } from '../../../app/SlowRequest';
import type { UserProfile } from '../../../contract';
import type { Translate } from '../../../metadata';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../ui/Dialog';
import { Form, type FormValues } from '../../../ui/Form';
import { useNotify } from '../../../ui/Notifications';
import { TextField } from '../../../ui/TextField';
import { ErrorAlert } from '../../parts/ErrorAlert';
import { useAction } from '../../parts/use-action';
import { usePageDialog, usePortalActions } from '../../shell/use-portal';
import { editFieldTexts, type FieldTexts, fieldProblem, inputProps } from './field-form';
import type { PhoneDialogProps } from './phone/EditPhoneDialog';
import { type ProfileField, profileDialogs } from './profile-dialogs';
import { fieldValue, useFieldAppearances } from './profile-fields';
import type { ProfileStore } from './profile-store';

type PlainField = Exclude<ProfileField, 'phoneNumber'>;

const phoneDialog = lazyComponent<PhoneDialogProps>(() =>
  import('./phone/EditPhoneDialog').then((module) => module.editPhoneContent),
);

export interface EditFieldDialogProps {
  profile: UserProfile;
  onSave: (field: ProfileField, value: string) => Promise<void>;
  phone: Pick<ProfileStore, 'sendPhoneCode' | 'verifyPhone'>;
}

/** The dialog of the field that is being edited, if the field can be edited. */
export function EditFieldDialog(props: EditFieldDialogProps) {
  const appearances = useFieldAppearances();
  const dialog = usePageDialog(profileDialogs);
  if (dialog?.kind !== 'editProfileField' || appearances[dialog.field] !== 'edit') return null;
  if (props.profile.managedBy === 'scim2') return null;
  if (dialog.field === 'phoneNumber') return <PhoneDialog {...props} />;
  return <FieldForm key={dialog.field} field={dialog.field} {...props} />;
}

/** The dialog of the phone number, which a code verifies. */
function PhoneDialog({ profile, onSave, phone }: EditFieldDialogProps) {
  const props = { current: profile.phoneNumber ?? '', onRemove: () => onSave('phoneNumber', ''), ...phone };
  return <LazyComponentView lazy={phoneDialog} props={props} fallback={null} />;
}

function FieldForm({ field, profile, onSave }: EditFieldDialogProps & { field: PlainField }) {
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

function FieldInput({ field, texts, value }: { field: PlainField; texts: FieldTexts; value: string }) {
  const { label, help } = texts;
  return (
    <TextField name={field} label={label} help={help} defaultValue={value} data-initial-focus {...inputProps[field]} />
  );
}

function validate(t: Translate, field: PlainField, values: FormValues) {
  return { [field]: fieldProblem(t, field, (values[field] ?? '').trim()) };
}
