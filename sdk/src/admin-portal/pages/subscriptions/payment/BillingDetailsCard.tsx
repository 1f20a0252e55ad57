import { useTranslate } from '../../../../app/context';
import type { PaymentMethod } from '../../../../contract';
import { addressParts, detailsOf } from '../billing-details';
import { PaymentButton } from './PaymentButton';
import { PaymentSection } from './PaymentSection';

/** Address and e-mail address of invoices. They belong to the card. */
export function BillingDetailsCard() {
  const t = useTranslate();
  return (
    <PaymentSection
      title={t('adminPortal.subscriptions_Billing.title')}
      description={t('adminPortal.subscriptions_Billing.subtitle')}
    >
      {(method) => <Details method={method} />}
    </PaymentSection>
  );
}

function Details({ method }: { method: PaymentMethod | null }) {
  const t = useTranslate();
  const details = detailsOf(method);
  const lines = addressParts.filter((part) => details[part] !== '');
  const isEmpty = lines.length === 0 && details.email === '';
  if (isEmpty) {
    return (
      <div className="portico-payment-method">
        <span className="portico-muted">{t('adminPortal.subscriptions.noBillingDetails')}</span>
        {method && (
          <PaymentButton
            label={t('adminPortal.subscriptions.setupBillingDetails')}
            dialog={{ kind: 'editBillingDetails' }}
          />
        )}
      </div>
    );
  }
  return (
    <div className="portico-payment-method">
      <dl className="portico-billing-details">
        <dt>{t('adminPortal.subscriptions.emailInputLabel')}</dt>
        <dd>
          <bdi>{details.email || t('adminPortal.subscriptions_Billing.unknown')}</bdi>
        </dd>
        <dt>{t('adminPortal.subscriptions_Billing.billingAddress')}</dt>
        <dd>
          {lines.map((part) => (
            <bdi key={part}>{details[part]}</bdi>
          ))}
        </dd>
      </dl>
      <PaymentButton label={t('adminPortal.subscriptions_Billing.edit')} dialog={{ kind: 'editBillingDetails' }} />
    </div>
  );
}
