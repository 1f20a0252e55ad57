import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Plan } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { Dialog } from '../../../../ui/Dialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useBillingData } from '../use-billing';
import { CardDialog } from './CardDialog';
import { CardDone } from './CardDone';
import { CheckoutForm } from './CheckoutForm';
import { ClosableContent } from './ClosableContent';
import { type CheckoutListener, useReportedSteps } from './checkout-listener';
import { useCheckout } from './use-checkout';
import { WithCardProvider } from './WithCardProvider';

export interface CheckoutDialogProps {
  planId: string;
  /** Of a host that has opened the dialog over its own page. */
  listener?: CheckoutListener;
}

/**
 * Changes to a plan, or pays for the current one.
 *
 * @see Portal spec §4 "Checkout"
 */
export function CheckoutDialog({ planId, listener }: CheckoutDialogProps) {
  const plan = useBillingData().plans.find(({ id }) => id === planId);
  // The plan that was chosen, also after the list has changed.
  const [chosen] = useState(plan);
  const shown = plan ?? chosen;
  return shown ? <PlanCheckout plan={shown} listener={listener} /> : <PlanNotFound />;
}

function PlanCheckout({ plan, listener }: { plan: Plan; listener: CheckoutListener | undefined }) {
  const t = useTranslate();
  const steps = useCheckout(plan);
  useReportedSteps(steps, listener);
  const form = <CheckoutForm plan={plan} saving={steps.saving} />;
  return (
    <CardDialog
      title={t('adminPortal.subscriptions.dialogCheckoutTitle', { plan: plan.name })}
      steps={steps}
      done={<CardDone message={t('adminPortal.subscriptions_Checkout.confirmed', { plan: plan.name })} />}
    >
      {plan.price.amount > 0 ? <WithCardProvider>{form}</WithCardProvider> : form}
    </CardDialog>
  );
}

/** The address of the dialog can be of a plan that is no longer on offer. */
function PlanNotFound() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <Dialog
      title={t('adminPortal.subscriptions_DialogSelection.title')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <ClosableContent>
        <Alert>{t('adminPortal.subscriptions_CheckoutDialog.errorPlanNotFound')}</Alert>
      </ClosableContent>
    </Dialog>
  );
}
