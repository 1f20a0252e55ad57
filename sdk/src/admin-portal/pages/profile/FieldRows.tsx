import { useTranslate } from '../../../app/context';
import type { UserProfile } from '../../../contract';
import type { KnownTextKey } from '../../../metadata';
import { Button } from '../../../ui/Button';
import { usePortalActions } from '../../shell/use-portal';
import { type ProfileDialog, type ProfileField, profileFields } from './profile-dialogs';
import { fieldValue, useFieldAppearances } from './profile-fields';

/** The label of each field. */
const fieldLabels: Record<ProfileField, KnownTextKey> = {
  name: 'adminPortal.profile.name',
  username: 'adminPortal.profile.username',
  phoneNumber: 'adminPortal.profile.phone',
  address: 'adminPortal.profile.address',
  jobTitle: 'adminPortal.profile.jobTitle',
};

/** Fields whose values are written left to right in every language. */
const ltrFields: ReadonlySet<ProfileField> = new Set(['phoneNumber', 'username']);

/** Every field with its value and, if the vendor permits it, a button to edit it. E-mail is read-only. */
export function FieldRows({ profile, readOnly }: { profile: UserProfile; readOnly: boolean }) {
  const t = useTranslate();
  const appearances = useFieldAppearances();
  const [first, ...others] = profileFields.filter((field) => appearances[field] !== 'hidden');
  const row = (field: ProfileField) => (
    <FieldRow
      key={field}
      field={field}
      value={fieldValue(profile, field)}
      editable={!readOnly && appearances[field] === 'edit'}
    />
  );
  return (
    <dl className="portico-rows">
      {first && row(first)}
      <div className="portico-row">
        <dt>{t('adminPortal.profile.email')}</dt>
        <dd>
          <bdi dir="ltr">{profile.email}</bdi>
        </dd>
      </div>
      {others.map(row)}
    </dl>
  );
}

function FieldRow({ field, value, editable }: { field: ProfileField; value: string; editable: boolean }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const label = t(fieldLabels[field]);
  return (
    <div className="portico-row" data-field={field}>
      <dt>{label}</dt>
      <dd>
        <bdi
          className="portico-row-value"
          dir={ltrFields.has(field) && value ? 'ltr' : 'auto'}
          data-empty={!value || undefined}
        >
          {value || t('adminPortal.profile.notSet')}
        </bdi>
        {editable && (
          <Button
            variant="quiet"
            size="dense"
            aria-label={t(value ? 'adminPortal.profile.editField' : 'adminPortal.profile.addField', { field: label })}
            aria-haspopup="dialog"
            onClick={() => openDialog({ kind: 'editProfileField', field } satisfies ProfileDialog)}
          >
            {t(value ? 'adminPortal.profile.edit' : 'adminPortal.profile.add')}
          </Button>
        )}
      </dd>
    </div>
  );
}
