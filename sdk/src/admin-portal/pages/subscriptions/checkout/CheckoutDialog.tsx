import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Plan } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useBillingData } from '../use-billing';
import { CardDialog } from './CardDialog';
import { CardDone } from './CardDone';
import { CheckoutForm } from './CheckoutForm';
import { useCheckout } from './use-checkout';
import { WithCardProvider } from './WithCardProvider';

/**
 * Changes to a plan, or pays for the current one.
 *
 * @see Portal spec §4 "Checkout"
 */
export function CheckoutDialog({ planId }: { planId: string }) {
  const plan = useBillingData().plans.find(({ id }) => id === planId);
  // The plan that was chosen, also after the list has changed.
  const [chosen] = useState(plan);
  const shown = plan ?? chosen;
  return shown ? <PlanCheckout plan={shown} /> : <PlanNotFound />;
}

function PlanCheckout({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const steps = useCheckout(plan);
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
      <DialogBody>
        <Alert>{t('adminPortal.subscriptions_CheckoutDialog.errorPlanNotFound')}</Alert>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog} data-initial-focus>
          {t('adminPortal.subscriptions.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
