/** The dialog over a page; its kind is `none` while no dialog is open. Each page of the portal defines its own kinds. */
export type AnyPortalDialog = { readonly kind: string; readonly [detail: string]: unknown };

/** What a page shows, by names of its own: its tab, search, filters and sort. An empty value counts as absent. */
export type PortalParams = Readonly<Record<string, string>>;

/** A page of the admin portal and the dialog over it. The portal knows which pages and dialogs exist. */
export interface AnyPortalPlace {
  /** Empty for the first page that the user may open. */
  page: string;
  dialog: AnyPortalDialog;
  params?: PortalParams | undefined;
}

/** A secret that the service shows only in the answer that creates it. */
export interface CreatedSecret {
  /** What the secret belongs to, such as the id of a token. */
  id: string;
  secret: string;
}

/** State of the admin portal: whether it covers the host, its page and its dialog. */
export interface AnyPortalState extends AnyPortalPlace {
  open: boolean;
  /** The secret that the open dialog shows. Only in memory: never part of an address, of the history or of storage. */
  created?: CreatedSecret | undefined;
  /** Number of the user's unread notifications, once they are loaded. */
  unread?: number;
  /** Number of changes from outside of the page, such as by the assistant: after each, the page loads again. */
  changes?: number;
  /** Number of the page's forms with changes that are not saved. */
  unsavedForms?: number;
  /** Whether one of them is a secret that is shown only once, and that the user has not stored yet. */
  losesSecret?: boolean;
  /** What the user wants to do, while the portal asks whether to discard those changes. */
  leave?: (() => void) | undefined;
}

/** The state of a portal before its first use, and after a sign-out. */
export const closedPortal: AnyPortalState = { open: false, page: '', dialog: { kind: 'none' } };
