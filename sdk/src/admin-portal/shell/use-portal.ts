import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import { leavePage } from '../../app/leave-page';
import type { AnyPortalDialog, AnyPortalState, CreatedSecret, PortalParams } from '../../app/portal-state';
import type { DialogsOf } from '../parts/page-definition';

/** Selects from the portal's state; renders again only when the selected value changes. */
export function usePortal<T>(select: (portal: AnyPortalState) => T): T {
  return useStore(useApp().portal, select);
}

/** The open dialog if it is one of a page's own; `undefined` otherwise. */
export function usePageDialog<D extends AnyPortalDialog>(dialogs: DialogsOf<D>): D | undefined {
  const dialog = usePortal((portal) => portal.dialog);
  const isOfPage = (open: AnyPortalDialog): open is D => Object.hasOwn(dialogs, open.kind);
  return isOfPage(dialog) ? dialog : undefined;
}

/**
 * What the current page keeps in its address, and a function that changes some of it; an empty value removes a param.
 * The page's definition names its params.
 */
export function usePageParams(): readonly [PortalParams, (changes: PortalParams) => void] {
  const { portal } = useApp();
  const params = usePortal((state) => state.params) ?? noParams;
  const change = (changes: PortalParams) => portal.setState(({ params }) => ({ params: { ...params, ...changes } }));
  return [params, change];
}

const noParams: PortalParams = {};

/** The actions on the portal as a whole. Those that leave the page ask first if it has unsaved changes. */
export interface PortalActions {
  /** Shows a page, with what its address may hold, such as a filter. */
  goTo(page: string, params?: PortalParams): void;
  openDialog(dialog: AnyPortalDialog): void;
  /** Opens the dialog that shows a secret, in place of the dialog that created it. */
  showSecret(dialog: AnyPortalDialog, created: CreatedSecret): void;
  /** Closes the dialog that calls it. Does nothing if the user has left it while its call was pending. */
  closeDialog(): void;
  /** Forgets the secret whose dialog is closed. */
  forgetSecret(): void;
  /** Closes the overlay. */
  close(): void;
  /** Runs an action that discards what the user has typed into the page, such as a change of its tab. */
  leave(action: () => void): void;
}

/** Returns the portal's actions. */
export function usePortalActions(): PortalActions {
  const { portal } = useApp();
  const { dialog } = portal.getState();
  return {
    goTo: (page, params = {}) => leavePage(portal, () => portal.setState({ page, dialog: { kind: 'none' }, params })),
    openDialog: (dialog) => portal.setState({ dialog }),
    showSecret: (dialog, created) => portal.setState({ dialog, created }),
    forgetSecret: () => portal.setState({ created: undefined }),
    closeDialog: () => portal.setState((now) => (now.dialog === dialog ? { dialog: { kind: 'none' } } : now)),
    leave: (action) => leavePage(portal, action),
    close: () => leavePage(portal, () => portal.setState({ open: false, dialog: { kind: 'none' } })),
  };
}
