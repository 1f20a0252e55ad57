import { useTranslate } from '../../../../app/context';
import type { PaymentMethod } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { usePortalActions } from '../../../shell/use-portal';
import { addressParts, detailsOf } from '../billing-details';
import type { SubscriptionsDialog } from '../subscriptions-dialogs';
import { useMayChange } from '../use-billing';
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
        {method && <EditButton label={t('adminPortal.subscriptions.setupBillingDetails')} />}
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
      <EditButton label={t('adminPortal.subscriptions_Billing.edit')} />
    </div>
  );
}

function EditButton({ label }: { label: string }) {
  const { openDialog } = usePortalActions();
  if (!useMayChange()) return null;
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'editBillingDetails' } satisfies SubscriptionsDialog)}
    >
      {label}
    </Button>
  );
}
