import { CreditCard } from 'lucide-react';
import { useApp, useTranslate } from '../../../../app/context';
import type { PaymentMethod } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { cardName, expiryText, isExpired } from './card-texts';
import { PaymentButton } from './PaymentButton';
import { PaymentSection } from './PaymentSection';

/** The card that is charged, and the button that replaces it. */
export function PaymentMethodCard() {
  const t = useTranslate();
  return (
    <PaymentSection
      title={t('adminPortal.subscriptions.paymentMethodTitle')}
      description={t('adminPortal.subscriptions.paymentMethodText')}
    >
      {(method) => (method ? <Method method={method} /> : <NoMethod />)}
    </PaymentSection>
  );
}

function Method({ method }: { method: PaymentMethod }) {
  const t = useTranslate();
  const now = useApp().session.now();
  const expiry = expiryText(t, method);
  return (
    <div className="portico-payment-method">
      <CreditCard size={24} aria-hidden="true" />
      <div className="portico-payment-method-texts">
        <span className="portico-payment-method-name">{cardName(t, method)}</span>
        {expiry && <span className="portico-hint">{expiry}</span>}
      </div>
      {isExpired(method, now) && <Chip tone="danger">{t('adminPortal.subscriptions.cardExpired')}</Chip>}
      <PaymentButton label={t('adminPortal.subscriptions.updatePaymentMethod')} dialog={{ kind: 'replaceCard' }} />
    </div>
  );
}

function NoMethod() {
  const t = useTranslate();
  return (
    <div className="portico-payment-method">
      <span className="portico-muted">{t('adminPortal.subscriptions.noPaymentMethod')}</span>
      <PaymentButton label={t('adminPortal.subscriptions.addPaymentMethod')} dialog={{ kind: 'replaceCard' }} />
    </div>
  );
}
