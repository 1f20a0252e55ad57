import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import type { PortalDialog, PortalPage, PortalState } from '../../app/portal-state';

/** Selects from the portal's state; renders again only when the selected value changes. */
export function usePortal<T>(select: (portal: PortalState) => T): T {
  return useStore(useApp().portal, select);
}

/** What a user can do with the portal as a whole. */
export interface PortalActions {
  goTo(page: PortalPage): void;
  openDialog(dialog: PortalDialog): void;
  closeDialog(): void;
  /** Leaves the portal that stands over the host. */
  close(): void;
}

/** The portal's verbs. */
export function usePortalActions(): PortalActions {
  const { portal } = useApp();
  return {
    goTo: (page) => portal.setState({ page, dialog: { kind: 'none' } }),
    openDialog: (dialog) => portal.setState({ dialog }),
    closeDialog: () => portal.setState({ dialog: { kind: 'none' } }),
    close: () => portal.setState({ open: false, dialog: { kind: 'none' } }),
  };
}
