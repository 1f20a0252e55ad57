import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import type { PortalDialog, PortalPage, PortalState } from '../../app/portal-state';

/** Selects from the portal's state; renders again only when the selected value changes. */
export function usePortal<T>(select: (portal: PortalState) => T): T {
  return useStore(useApp().portal, select);
}

/** The actions on the portal as a whole. */
export interface PortalActions {
  goTo(page: PortalPage): void;
  openDialog(dialog: PortalDialog): void;
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
