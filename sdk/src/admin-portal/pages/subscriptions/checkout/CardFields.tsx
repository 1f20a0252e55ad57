import { useTranslate } from '../../../../app/context';
import { TextField } from '../../../../ui/TextField';

/** The fields of a card, the first with the focus. Browsers fill them in from their own cards. */
export function CardFields() {
  const t = useTranslate();
  return (
    <>
      <TextField
        autoFocus
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
