import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { usePhoneOptions } from '../../../../app/use-phone-options';
import { Skeleton } from '../../../../ui/Skeleton';
import { TextField } from '../../../../ui/TextField';
import { phoneInput } from '../../../parts/phone-input';
import { parseText } from '../invite/parse-invitations';
import type { FieldDemand } from '../listing/columns';

export interface InviteFieldsProps {
  demands: { name: FieldDemand; phone: FieldDemand };
  /** Called with the content of the e-mail field after a list of addresses was pasted into it. */
  onAddressList: ((text: string) => void) | undefined;
}

/** Name, e-mail address and phone number of the user to invite. */
export function InviteFields({ demands, onAddressList }: InviteFieldsProps) {
  const t = useTranslate();
  return (
    <div className="portico-field-pair">
      {demands.name !== 'hidden' && (
        <TextField
          name="name"
          label={<Label text={t('adminPortal.users_InviteUser.fullNameInputLabel')} demand={demands.name} />}
          autoComplete="off"
          data-initial-focus
        />
      )}
      <TextField
        name="email"
        label={t('adminPortal.users_InviteUser.emailInputLabel')}
        type="email"
        dir="ltr"
        autoComplete="off"
        data-initial-focus={demands.name === 'hidden' || undefined}
        onPaste={(event) => {
          const text = [event.currentTarget.value, event.clipboardData.getData('text')].join('\n');
          if (!onAddressList || parseText(text).invitees.length < 2) return;
          event.preventDefault();
          onAddressList(text.trim());
        }}
      />
      {demands.phone !== 'hidden' && <PhoneInput demand={demands.phone} />}
    </div>
  );
}

function PhoneInput({ demand }: { demand: FieldDemand }) {
  const t = useTranslate();
  const label = <Label text={t('adminPortal.users_InviteUser.phoneInputLabel')} demand={demand} />;
  const props = { ...usePhoneOptions(), name: 'phone', label, autoComplete: 'off' as const };
  return <LazyComponentView lazy={phoneInput} props={props} fallback={<Skeleton height="66px" />} />;
}

function Label({ text, demand }: { text: string; demand: FieldDemand }) {
  const t = useTranslate();
  if (demand !== 'optional') return text;
  return (
    <>
      <span>{text}</span> <span className="portico-optional">{t('common.fields.optionalFieldLabel')}</span>
    </>
  );
}
