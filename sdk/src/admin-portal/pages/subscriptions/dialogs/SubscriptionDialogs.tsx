import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { usePageDialog } from '../../../shell/use-portal';
import { CheckoutDialog } from '../checkout/CheckoutDialog';
import { type SubscriptionsDialog, subscriptionsDialogs } from '../subscriptions-dialogs';
import { useBilling, useMayChange } from '../use-billing';
import { BillingDetailsDialog } from './BillingDetailsDialog';
import { CancelPlanDialog } from './CancelPlanDialog';
import { RenewPlanDialog } from './RenewPlanDialog';
import { ReplaceCardDialog } from './ReplaceCardDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function SubscriptionDialogs() {
  const dialog = usePageDialog<SubscriptionsDialog>(subscriptionsDialogs);
  const isReady = useBilling(({ billing }) => billing.phase === 'ready');
  const mayChange = useMayChange();
  return dialog && isReady && mayChange ? <OpenDialog dialog={dialog} /> : null;
}

function OpenDialog({ dialog }: { dialog: SubscriptionsDialog }) {
  switch (dialog.kind) {
    case 'checkout':
      return <CheckoutDialog key={dialog.planId} planId={dialog.planId} />;
    case 'replaceCard':
      return <ReplaceCardDialog />;
    case 'editBillingDetails':
      return <BillingDetailsDialog />;
    case 'cancelPlan':
      return <CancelPlanDialog />;
    case 'renewPlan':
      return <RenewPlanDialog />;
  }
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: SubscriptionDialogs };
