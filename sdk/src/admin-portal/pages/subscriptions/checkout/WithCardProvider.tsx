import { type ReactNode, useCallback } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { useLoaded } from '../../../parts/use-loaded';
import { usePortalActions } from '../../../shell/use-portal';
import { useBilling } from '../use-billing';
import { loadCardProvider } from './card-setup';

/** Shows a form with a card once provider and card are loaded; without a provider, says so. */
export function WithCardProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { http } = useApp();
  const [provider, load] = useLoaded(useCallback(() => loadCardProvider(http), [http]));
  const payment = useBilling((billing) => billing.payment);
  const loadPayment = useBilling((billing) => billing.loadPayment);
  if (provider.phase === 'failed') return <Closable content={<LoadFailed error={provider.error} onRetry={load} />} />;
  if (payment.phase === 'failed') {
    return <Closable content={<LoadFailed error={payment.error} onRetry={() => void loadPayment()} />} />;
  }
  if (provider.phase === 'loading' || payment.phase === 'loading') return <Closable content={<FormSkeleton />} />;
  if (provider.data === 'ready') return children;
  const text = provider.data === 'live' ? 'providerLive' : 'providerMissing';
  return <Closable content={<Alert>{t(`adminPortal.subscriptions_Checkout.${text}`)}</Alert>} />;
}

function Closable({ content }: { content: ReactNode }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <>
      <DialogBody>{content}</DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog} data-initial-focus>
          {t('adminPortal.subscriptions.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

function FormSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-checkout-skeleton" role="status" aria-label={t('common.states.loading')}>
      <Skeleton height="72px" />
      <Skeleton height="40px" />
      <Skeleton height="40px" />
      <LoadingNotice />
    </div>
  );
}
