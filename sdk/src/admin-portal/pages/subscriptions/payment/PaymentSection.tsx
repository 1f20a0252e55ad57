import { type ReactNode, useId } from 'react';
import type { PaymentMethod } from '../../../../contract';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useBilling } from '../use-billing';

export interface PaymentSectionProps {
  title: string;
  description: string;
  children: (method: PaymentMethod | null) => ReactNode;
}

/** A card about the payment method, or its placeholder or failure. */
export function PaymentSection({ title, description, children }: PaymentSectionProps) {
  const id = useId();
  const payment = useBilling((billing) => billing.payment);
  const load = useBilling((billing) => billing.loadPayment);
  return (
    <section className="portico-card portico-settings" aria-labelledby={id}>
      <div className="portico-settings-what">
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </div>
      {payment.phase === 'loading' && <Skeleton width="60%" height="40px" />}
      {payment.phase === 'failed' && <LoadFailed error={payment.error} onRetry={() => void load()} />}
      {payment.phase === 'ready' && children(payment.data)}
    </section>
  );
}
