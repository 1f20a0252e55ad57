import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { InviteLink, InviteLinkRequest } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import { SelectField } from '../../../../ui/fields/SelectField';
import { Switch } from '../../../../ui/Switch';
import { DialogForm } from '../../../parts/DialogForm';
import { MINUTES_A_DAY } from '../../../parts/days';
import { useAction } from '../../../parts/use-action';
import { RoleChoices } from '../dialogs/RoleChoices';
import { INVITE_LINK_DAYS } from '../team-constants';

export interface LinkSettingsProps {
  /** The link to change; absent for a new one. */
  link: InviteLink | null;
  onSave: (body: InviteLinkRequest) => Promise<void>;
  onCancel: () => void;
}

/** How long an invite link works, for which roles, and whether users who join get an e-mail. */
export function LinkSettings({ link, onSave, onCancel }: LinkSettingsProps) {
  const t = useTranslate();
  const [roleIds, setRoleIds] = useState<string[]>(link?.roleIds ?? []);
  const [shouldSendEmail, setShouldSendEmail] = useState(link?.shouldSendEmail ?? false);
  const save = useAction(({ days }: FormValues) =>
    onSave({ roleIds, shouldSendEmail, ...(days && { expiresInMinutes: Number(days) * MINUTES_A_DAY }) }),
  );
  const dayCount = (count: number) => t('adminPortal.users_InvitationLink.dayCount', { count });
  return (
    <DialogForm
      action={save}
      cancel={t('adminPortal.users_InviteUserViaLink.backButton')}
      submit={t(link ? 'adminPortal.users_EditInvitationLink.save' : 'adminPortal.users_InviteUserViaLink.nextButton')}
      onCancel={onCancel}
    >
      <SelectField
        name="days"
        label={t('adminPortal.users_InviteUserViaLink.expirationLabel')}
        choices={INVITE_LINK_DAYS.map((value) => ({ value, label: dayCount(value) }))}
        {...(link && {
          nothing: t('adminPortal.users_InvitationLink.unchanged', { date: dateOf(t.language, link) }),
        })}
        defaultValue={link ? '' : DEFAULT_DAYS}
      />
      <RoleChoices
        label={t('adminPortal.users_InviteUserViaLink.rolesLabel')}
        selected={roleIds}
        onChange={setRoleIds}
      />
      <Switch
        label={t('adminPortal.users_InviteUserViaLink.emailNotificationTitle')}
        description={t('adminPortal.users_InviteUserViaLink.emailNotificationDescription')}
        checked={shouldSendEmail}
        onChange={setShouldSendEmail}
      />
    </DialogForm>
  );
}

/** 43,200 minutes (portal spec §9). */
const DEFAULT_DAYS = 30;

/** The day on which a link stops working. */
export function dateOf(language: string, { expires }: InviteLink): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(expires));
}
