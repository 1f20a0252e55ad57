/** What the host wants to sell, and what it hears. */
export interface CheckoutDialogOptions {
  /** Id of the plan. Default: the plan that the tenant has, such as to buy it before its trial ends. */
  plan?: string;
  /** The dialog is closed, for whatever reason. */
  onClose?: () => void;
  /** The order is confirmed; the dialog stays open until the user closes it. */
  onSuccess?: () => void;
  /** The checkout can't begin, or an attempt has failed; the dialog shows the same message, and the user can try again. */
  onError?: (message: string) => void;
}

/** The checkout dialog of an app, for the host. */
export interface CheckoutDialogState {
  open: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** Whether the last dialog has led to an order. */
  success: boolean;
}
