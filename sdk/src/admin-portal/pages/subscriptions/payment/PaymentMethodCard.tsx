import { CreditCard } from 'lucide-react';
import { useApp, useTranslate } from '../../../../app/context';
import type { PaymentMethod } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { usePortalActions } from '../../../shell/use-portal';
import type { SubscriptionsDialog } from '../subscriptions-dialogs';
import { useMayChange } from '../use-billing';
import { cardName, expiryText, isExpired } from './card-texts';
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
  const now = useApp().clock.now();
  const expiry = expiryText(t, method);
  return (
    <div className="portico-payment-method">
      <CreditCard size={24} aria-hidden="true" />
      <div className="portico-payment-method-texts">
        <span className="portico-payment-method-name">{cardName(t, method)}</span>
        {expiry && <span className="portico-hint">{expiry}</span>}
      </div>
      {isExpired(method, now) && <Chip tone="danger">{t('adminPortal.subscriptions.cardExpired')}</Chip>}
      <CardButton label={t('adminPortal.subscriptions.updatePaymentMethod')} />
    </div>
  );
}

function NoMethod() {
  const t = useTranslate();
  return (
    <div className="portico-payment-method">
      <span className="portico-muted">{t('adminPortal.subscriptions.noPaymentMethod')}</span>
      <CardButton label={t('adminPortal.subscriptions.addPaymentMethod')} />
    </div>
  );
}

function CardButton({ label }: { label: string }) {
  const { openDialog } = usePortalActions();
  if (!useMayChange()) return null;
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'replaceCard' } satisfies SubscriptionsDialog)}
    >
      {label}
    </Button>
  );
}
