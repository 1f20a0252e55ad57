import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import { TextField } from '../../../../ui/TextField';

/** The fields of a card. Browsers fill them in from their own cards. `focused`: the first one takes the focus. */
export function CardFields({ focused }: { focused: boolean }) {
  const t = useTranslate();
  const first = useRef<HTMLInputElement>(null);
  // Later than the dialog's own focus: the fields are there once the provider is loaded.
  useEffect(() => {
    if (focused) first.current?.focus();
  }, [focused]);
  return (
    <>
      <TextField
        inputRef={first}
        name="cardNumber"
        label={t('adminPortal.subscriptions_Checkout.cardNumber')}
        autoComplete="cc-number"
        inputMode="numeric"
        dir="ltr"
      />
      <div className="portico-card-row">
        <TextField
          name="expiry"
          label={t('adminPortal.subscriptions_Checkout.expiryDate')}
          placeholder={t('adminPortal.subscriptions_Checkout.expiryDatePlaceholder')}
          autoComplete="cc-exp"
          inputMode="numeric"
          dir="ltr"
        />
        <TextField
          name="cvc"
          label={t('adminPortal.subscriptions_Checkout.cvc')}
          autoComplete="cc-csc"
          inputMode="numeric"
          dir="ltr"
        />
      </div>
      <TextField
        name="holder"
        label={t('adminPortal.subscriptions_Checkout.nameOnCard')}
        autoComplete="cc-name"
        dir="auto"
      />
    </>
  );
}
