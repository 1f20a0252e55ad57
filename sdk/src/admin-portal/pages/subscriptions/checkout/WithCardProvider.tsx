import { type ReactNode, useCallback } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useLoaded } from '../../../parts/use-loaded';
import { useBilling } from '../use-billing';
import { ClosableContent } from './ClosableContent';
import { loadCardProvider } from './card-setup';
import { FormSkeleton } from './FormSkeleton';

/** Shows a form with a card once provider and card are loaded; without a provider, says so. */
export function WithCardProvider({ children }: { children: ReactNode }) {
  const content = useInsteadOfForm();
  return content ? <ClosableContent>{content}</ClosableContent> : children;
}

/** What is shown while there is no form; `null` once it can be shown. */
function useInsteadOfForm(): ReactNode {
  const t = useTranslate();
  const { http } = useApp();
  const [provider, load] = useLoaded(useCallback(() => loadCardProvider(http), [http]));
  const payment = useBilling((billing) => billing.payment);
  const loadPayment = useBilling((billing) => billing.loadPayment);
  if (provider.phase === 'failed') return <LoadFailed error={provider.error} onRetry={load} />;
  if (payment.phase === 'failed') return <LoadFailed error={payment.error} onRetry={() => void loadPayment()} />;
  if (provider.phase === 'loading' || payment.phase === 'loading') return <FormSkeleton />;
  if (provider.data === 'ready') return null;
  const text = provider.data === 'live' ? 'providerLive' : 'providerMissing';
  return <Alert>{t(`adminPortal.subscriptions_Checkout.${text}`)}</Alert>;
}
