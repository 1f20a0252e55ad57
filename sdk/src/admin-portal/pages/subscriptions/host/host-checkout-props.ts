import type { CheckoutListener } from '../checkout/checkout-listener';

/** What the checkout over a page of the host sells, and whom it reports to. */
export interface HostCheckoutProps {
  /** Id of the plan. Default: the plan that the tenant has. */
  plan?: string | undefined;
  listener: CheckoutListener;
}
