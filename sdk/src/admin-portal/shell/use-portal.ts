import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import type { AnyPortalDialog, AnyPortalState } from '../../app/portal-state';
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

/** The actions on the portal as a whole. */
export interface PortalActions {
  goTo(page: string): void;
  openDialog(dialog: AnyPortalDialog): void;
  closeDialog(): void;
  /** Closes the overlay. */
  close(): void;
}

/** Returns the portal's actions. */
export function usePortalActions(): PortalActions {
  const { portal } = useApp();
  return {
    goTo: (page) => portal.setState({ page, dialog: { kind: 'none' } }),
    openDialog: (dialog) => portal.setState({ dialog }),
    closeDialog: () => portal.setState({ dialog: { kind: 'none' } }),
    close: () => portal.setState({ open: false, dialog: { kind: 'none' } }),
  };
}
