import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { UserProfile } from '../../../contract';
import { usePageDialog } from '../../shell/use-portal';
import type { EditFieldFormProps } from './EditFieldForm';
import type { PhoneDialogProps } from './phone/EditPhoneDialog';
import { type ProfileField, profileDialogs } from './profile-dialogs';
import { useFieldAppearances } from './profile-fields';
import type { ProfileStore } from './profile-store';

const fieldForm = lazyComponent<EditFieldFormProps>(() => import('./EditFieldForm'));
const phoneDialog = lazyComponent<PhoneDialogProps>(() => import('./phone/EditPhoneDialog'));

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
  const form = { field: dialog.field, profile: props.profile, onSave: props.onSave };
  return <LazyComponentView key={dialog.field} lazy={fieldForm} props={form} fallback={null} />;
}

/** The dialog of the phone number, which a code verifies. */
function PhoneDialog({ profile, onSave, phone }: EditFieldDialogProps) {
  const props = { current: profile.phoneNumber ?? '', onRemove: () => onSave('phoneNumber', ''), ...phone };
  return <LazyComponentView lazy={phoneDialog} props={props} fallback={null} />;
}
