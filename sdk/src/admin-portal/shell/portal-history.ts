import type { App } from '../../app/app';
import { hasUnsavedChanges, leavePage } from '../../app/leave-page';
import type { AnyPortalState } from '../../app/portal-state';
import { formatAddress, withoutParams } from './format-address';
import { createPortalEntries } from './portal-entries';
import { type PortalPlacement, portalTrail } from './portal-trail';
import { readAddress } from './read-address';

/** Connects the state of a portal with the browser's history, in both directions. */
export interface PortalHistory {
  /** Shows what the current entry holds and follows the user from there; returns a function that stops it. */
  follow(): () => void;
  /**
   * Records the page that is shown for a state of the portal, which differs from the chosen page if the user may not
   * open that one. Ignores a state that is no longer current.
   */
  record(state: AnyPortalState, shownPage: string): void;
}

/**
 * Gives each page, each detail of a page and each dialog of the portal a history entry; other params replace the entry.
 * Back closes the dialog, then goes to the page before, then to the host. Closing a dialog or the portal goes back over
 * its entries.
 */
export function createPortalHistory(app: App, placement: PortalPlacement): PortalHistory {
  const { portal, session } = app;
  const trail = portalTrail(app, placement);
  const { current, write, restore, traversal } = createPortalEntries(trail, placement);
  const isOverlay = placement === 'overlay';

  function showEntry(): void {
    const { status, isInterrupted, stepUp } = session.store.getState();
    if (traversal.isRunning() || status === 'signedOut') return;
    const address = current();
    // The login box covers the portal, so Back concerns its steps: the portal keeps its entry.
    if (isInterrupted || stepUp) restore();
    else if (address === undefined) show({ ...(isOverlay && { open: false }), dialog: { kind: 'none' } });
    else if (!isRecorded(address)) show({ ...readAddress(address), ...(isOverlay && { open: true }) });
  }

  /** Asks before a page or a dialog with unsaved changes is left; until the user confirms, its address is the current one. */
  function show(place: Partial<AnyPortalState>): void {
    const state = portal.getState();
    const next = { ...state, ...place };
    const leavesPage = next.page !== state.page || next.open !== state.open || next.params?.tab !== state.params?.tab;
    const leavesDialog = state.dialog.kind !== 'none' && dialogAddress(next) !== dialogAddress(state);
    const asks = (leavesPage || leavesDialog) && hasUnsavedChanges(portal);
    if (asks) {
      leavePage(portal, () => portal.setState(place));
      restore();
    } else portal.setState(place);
  }

  function isRecorded(address: string): boolean {
    const state = portal.getState();
    return formatAddress(state) === address && (state.open || !isOverlay);
  }

  function record(state: AnyPortalState, shownPage: string): void {
    if (!trail || state !== portal.getState()) return;
    traversal.onEnd(() => record(portal.getState(), shownPage));
    if (traversal.isRunning()) return;
    if (isOverlay && !state.open) leave();
    else write(formatAddress(placeShown(state, shownPage)), formatAddress(state));
  }

  function leave(): void {
    const count = trail?.read().length ?? 0;
    if (count === 0) return;
    // After a sign-out the host navigates, which a traversal could interrupt.
    if (session.store.getState().status === 'signedOut') trail?.replace([]);
    else void traversal.goBack(count);
  }

  return {
    follow() {
      if (current() !== undefined) showEntry();
      return trail?.subscribe(showEntry) ?? (() => undefined);
    },
    record,
  };
}

/** The address of the open dialog, or of the page without one. */
function dialogAddress(state: AnyPortalState): string {
  return withoutParams(formatAddress(state));
}

/** Dialog and params belong to their page: another page has none. */
function placeShown({ page, dialog, params }: AnyPortalState, shownPage: string) {
  return page === shownPage || !page
    ? { page: shownPage, dialog, params }
    : { page: shownPage, dialog: { kind: 'none' } };
}
