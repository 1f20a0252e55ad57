import { CreditCard } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { PaymentMethod } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { cardName } from '../payment/card-texts';
import { CardFields } from './CardFields';

export interface CheckoutCardProps {
  /** The card that is there; `null` if there is none. */
  card: PaymentMethod | null;
  isNew: boolean;
  onNew: (isNew: boolean) => void;
}

/** The card that pays: the one that is there, or a new one. */
export function CheckoutCard({ card, isNew, onNew }: CheckoutCardProps) {
  const t = useTranslate();
  return (
    <fieldset className="portico-checkout-card">
      <legend className="portico-label">{t('adminPortal.subscriptions_Checkout.paymentMethod')}</legend>
      {isNew && <CardFields />}
      {!isNew && card && (
        <div className="portico-payment-method">
          <CreditCard size={24} aria-hidden="true" />
          <span className="portico-payment-method-name">{cardName(t, card)}</span>
        </div>
      )}
      {card && (
        <Button variant="quiet" size="dense" className="portico-checkout-other" onClick={() => onNew(!isNew)}>
          {t(
            isNew
              ? 'adminPortal.subscriptions_Checkout.useCurrentCard'
              : 'adminPortal.subscriptions_Checkout.useNewCard',
          )}
        </Button>
      )}
    </fieldset>
  );
}
