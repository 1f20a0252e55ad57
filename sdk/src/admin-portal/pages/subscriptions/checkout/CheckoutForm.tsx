import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { PaymentMethod, Plan } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import { DialogForm } from '../../../parts/DialogForm';
import type { ConflictingSave } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import { useBilling } from '../use-billing';
import { CardConflict } from './CardConflict';
import { CheckoutCard } from './CheckoutCard';
import { cardErrors, refusedField } from './card-form';
import { OrderSummary } from './OrderSummary';
import { useOrder } from './use-order';

export interface CheckoutFormProps {
  plan: Plan;
  saving: ConflictingSave<FormValues>;
}

/** What the plan costs, and the card that pays for it. */
export function CheckoutForm({ plan, saving: { save, met } }: CheckoutFormProps) {
  const t = useTranslate();
  const { session } = useApp();
  const { closeDialog } = usePortalActions();
  const card = useCurrentCard();
  const order = useOrder(plan, card);
  const [hasNewCard, setHasNewCard] = useState(order.isPaid && !card);
  return (
    <DialogForm
      action={save}
      {...(hasNewCard && refusedField(t, save.error))}
      validate={(values) => cardErrors(t, values, session.now())}
      cancel={t('adminPortal.subscriptions.cancel')}
      submit={order.submit}
      alert={met === 'changed' ? <CardConflict focusOn={save.failures} /> : undefined}
      onCancel={closeDialog}
    >
      <OrderSummary plan={plan} order={order} />
      {order.isPaid && <CheckoutCard card={card} isNew={hasNewCard} onNew={setHasNewCard} />}
    </DialogForm>
  );
}

function useCurrentCard(): PaymentMethod | null {
  return useBilling(({ payment }) => (payment.phase === 'ready' ? payment.data : null));
}
