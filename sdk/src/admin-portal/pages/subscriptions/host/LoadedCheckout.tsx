import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { LoadFailed } from '../../../parts/LoadFailed';
import { CheckoutDialog } from '../checkout/CheckoutDialog';
import { useReportedError } from '../checkout/checkout-listener';
import { FormSkeleton } from '../checkout/FormSkeleton';
import type { Billing } from '../subscriptions-state';
import { useBilling, useBillingData } from '../use-billing';
import type { HostCheckoutProps } from './host-checkout-props';
import { RefusedCheckout } from './RefusedCheckout';
import { SmallDialog } from './SmallDialog';

/** The checkout once the subscription is loaded; after a failure, the reason with a retry. */
export function LoadedCheckout(props: HostCheckoutProps) {
  const billing = useBilling((store) => store.billing);
  const load = useBilling((store) => store.load);
  useReportedError(billing.phase === 'failed' ? billing.error : null, props.listener);
  if (billing.phase === 'ready') return <ReadyCheckout {...props} />;
  return (
    <SmallDialog>
      {billing.phase === 'loading' ? (
        <FormSkeleton />
      ) : (
        <LoadFailed error={billing.error} onRetry={() => void load()} />
      )}
    </SmallDialog>
  );
}

/** The first state decides whether there is a checkout: the form itself shows what changes meanwhile. */
function ReadyCheckout({ plan, listener }: HostCheckoutProps) {
  const t = useTranslate();
  const load = useBilling((store) => store.load);
  const [first] = useState(useBillingData());
  const planId = plan ?? first.plan?.id ?? '';
  const refusal = refusalOf(t, first, planId);
  if (refusal === undefined) return <CheckoutDialog planId={planId} listener={listener} />;
  return <RefusedCheckout reason={refusal} onRetry={() => void load()} listener={listener} />;
}

/** @see Portal spec §4 "Subscription", "Checkout", §8 */
function refusalOf(t: Translate, { subscription, externallyManaged, plans }: Billing, planId: string) {
  if (externallyManaged) return t('adminPortal.subscriptions.externallyManaged');
  if (!subscription) return t('adminPortal.subscriptions_CurrentPlan.noSubscription');
  if (plans.some(({ id }) => id === planId)) return undefined;
  return t('adminPortal.subscriptions_CheckoutDialog.errorPlanNotFound');
}
