import { useTranslate } from '../../../../../app/context';
import { LazyComponentView } from '../../../../../app/lazy/LazyComponentView';
import { usePhoneOptions } from '../../../../../app/use-phone-options';
import { Skeleton } from '../../../../../ui/Skeleton';
import { TextField } from '../../../../../ui/TextField';
import { phoneInput } from '../../../../parts/phone-input';
import type { MessageChannel } from '../channel-state';
import { RECIPIENTS_FIELD } from './recipient-checks';

export interface RecipientInputProps {
  channel: MessageChannel;
  error: string | undefined;
}

/** The field for an email address or a phone number. */
export function RecipientInput({ channel, error }: RecipientInputProps) {
  const t = useTranslate();
  const phone = usePhoneOptions();
  if (channel === 'sms') {
    const label = t('adminPortal.webhooks_Recipients.phoneInputLabel');
    const props = { ...phone, name: RECIPIENTS_FIELD, label, error, autoComplete: 'off' as const };
    return (
      <LazyComponentView
        lazy={phoneInput}
        props={{ ...props, 'data-initial-focus': true }}
        fallback={<Skeleton height="66px" />}
      />
    );
  }
  return (
    <TextField
      name={RECIPIENTS_FIELD}
      label={t('adminPortal.webhooks_Recipients.emailInputLabel')}
      placeholder={t('adminPortal.webhooks_Recipients.emailInputPlaceholder')}
      error={error}
      // Not `email`: such a field would change a pasted list of addresses.
      type="text"
      inputMode="email"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      data-initial-focus
    />
  );
}
