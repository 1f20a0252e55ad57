import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../../metadata/locales/en/portal-edit-dialog';
import settingsCss from '../../../parts/settings.css?inline';
import { usePermission } from '../../../parts/use-access';
import { LeaveDialog } from '../../../shell/LeaveDialog';
import { FormSkeleton } from '../checkout/FormSkeleton';
import css from '../subscriptions.css?inline';
import { subscriptionsPermissions } from '../subscriptions-permissions';
import { createBillingStore } from '../subscriptions-store';
import { portalSubscriptions } from '../texts/en';
import { BillingContext } from '../use-billing';
import type { HostCheckoutProps } from './host-checkout-props';
import { LoadedCheckout } from './LoadedCheckout';
import { RefusedCheckout } from './RefusedCheckout';
import { SmallDialog } from './SmallDialog';
import { useBackCloses } from './use-back-closes';

/**
 * The checkout over a page of the host, without the admin portal. The app of its context has a portal state of its own,
 * whose dialog is the checkout.
 *
 * @see Portal spec §4 "Checkout"
 */
function HostCheckout(props: HostCheckoutProps) {
  const isLoading = useSession(({ status }) => status === 'loading');
  useBackCloses();
  return (
    <>
      {isLoading ? (
        <SmallDialog>
          <FormSkeleton />
        </SmallDialog>
      ) : (
        <CheckoutOfUser {...props} />
      )}
      <LeaveDialog />
    </>
  );
}

function CheckoutOfUser(props: HostCheckoutProps) {
  const t = useTranslate();
  const { session } = useApp();
  const tenantId = useSession(({ activeTenant }) => activeTenant?.tenantId);
  if (usePermission(subscriptionsPermissions.change)) {
    return <CheckoutOfTenant key={tenantId} tenantId={tenantId} {...props} />;
  }
  return (
    <RefusedCheckout
      reason={t('adminPortal.subscriptions_CheckoutDialog.errorNotPermitted')}
      onRetry={() => void session.refresh()}
      listener={props.listener}
    />
  );
}

function CheckoutOfTenant({ tenantId, ...props }: HostCheckoutProps & { tenantId: string | undefined }) {
  const { http } = useApp();
  const [store] = useState(() => createBillingStore({ http, tenantId }));
  useEffect(() => void store.getState().load(), [store]);
  return (
    <BillingContext.Provider value={store}>
      <LoadedCheckout {...props} />
    </BillingContext.Provider>
  );
}

/** The chunk of the checkout: component, texts and CSS. */
export const content: LazyContent<HostCheckoutProps> = {
  component: HostCheckout,
  texts: { adminPortal: { ...portalEditDialog, ...portalSubscriptions } },
  css: settingsCss + css,
};
