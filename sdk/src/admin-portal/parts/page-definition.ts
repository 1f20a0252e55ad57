import type { LucideIcon } from 'lucide-react';
import type { LazyComponent } from '../../app/lazy/lazy-component';
import type { AnyPortalDialog } from '../../app/portal-state';
import type { KnownTextKey } from '../../metadata';

/** Groups of the menu. */
export type PageGroup = 'myAccount' | 'workspace';

/**
 * Every dialog of a page, each as a function that returns its state for the last part of its address, such as the id
 * of a user: `undefined` if that part names nothing that the dialog can show. The address holds the values of the
 * state, in the same order.
 */
export type DialogsOf<D extends AnyPortalDialog> = {
  readonly [K in D['kind']]: (detail: string) => Extract<D, { kind: K }> | undefined;
};

/** What a page brings to the portal. */
export interface PageDefinition {
  group: PageGroup;
  title: KnownTextKey;
  icon: LucideIcon;
  view: LazyComponent<object>;
  /** Names of what the page keeps in its address, such as a tab or a search; absent if nothing. */
  params?: readonly string[];
  /** The one of the params that names what the page shows instead of its list, such as an account: it has a history entry. */
  detail?: string;
  dialogs: { readonly [kind: string]: (detail: string) => AnyPortalDialog | undefined };
}
