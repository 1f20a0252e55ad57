import { createPortal } from 'react-dom';
import { useApp, useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { ScreenUnavailable } from '../../../../app/lazy/ScreenUnavailable';
import { Boundary } from '../../../../ui/Boundary';
import { Dialog, DialogBody } from '../../../../ui/Dialog';
import { PortalRoot } from '../../../shell/PortalRoot';
import { useLayer } from '../../../shell/use-layer';
import { usePortalActions } from '../../../shell/use-portal';
import type { HostCheckoutProps } from './host-checkout-props';

const checkout = lazyComponent(() => import('./HostCheckout'));

/** The dialog in the portal's theme, language and direction. */
export function CheckoutOverlay(props: HostCheckoutProps) {
  const layer = useLayer(`frontegg-checkout-dialog-container-${useApp().name}`);
  const failed = (retry: () => void) => <UnavailableCheckout onRetry={retry} />;
  return createPortal(
    <PortalRoot page="subscriptions">
      <Boundary fallback={failed}>
        <LazyComponentView lazy={checkout} props={props} fallback={null} unavailable={failed} />
      </Boundary>
    </PortalRoot>,
    layer,
  );
}

/** The chunk or the texts of the dialog failed to load. */
function UnavailableCheckout({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <Dialog
      title={t('adminPortal.navigation.subscriptions')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <ScreenUnavailable onRetry={onRetry} />
      </DialogBody>
    </Dialog>
  );
}
