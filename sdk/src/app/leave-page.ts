import type { StoreApi } from 'zustand/vanilla';
import type { AnyPortalState } from './portal-state';

/**
 * Runs an action that unmounts the page of the portal. If the page has unsaved changes, the portal asks first whether to
 * discard them, and runs the action if the user confirms.
 */
export function leavePage(portal: StoreApi<AnyPortalState>, leave: () => void): void {
  if (hasUnsavedChanges(portal)) portal.setState({ leave });
  else leave();
}

/** Whether the portal shows something that a sign-out would discard: an open dialog, or changes that are not saved. */
export function holdsInput(portal: StoreApi<AnyPortalState>): boolean {
  return portal.getState().dialog.kind !== 'none' || hasUnsavedChanges(portal);
}

/** Whether the page of the portal has changes that would be lost with it. */
export function hasUnsavedChanges(portal: StoreApi<AnyPortalState>): boolean {
  return (portal.getState().unsavedForms ?? 0) > 0;
}
