import type { App } from '../../app/app';
import { hasUnsavedChanges, leavePage } from '../../app/leave-page';
import type { AnyPortalState } from '../../app/portal-state';
import { formatAddress, withoutParams } from './format-address';
import { type PortalPlacement, type PortalTrail, portalTrail } from './portal-trail';
import { readAddress, readView } from './read-address';

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
  const traversal = createTraversal(trail);
  const isOverlay = placement === 'overlay';
  /** In a page of the host, what the portal shows at the entry of that page. */
  let start: string | undefined;

  /** The address that was recorded last. */
  let recorded = '';

  /** What the current entry shows; `undefined` in an entry of the host. */
  const current = () => trail?.read().at(-1) ?? start;

  function showEntry(): void {
    const { status, isInterrupted, stepUp } = session.store.getState();
    if (traversal.isRunning() || status === 'signedOut') return;
    const address = current();
    // The login box covers the portal, so Back concerns its steps: the portal keeps its entry.
    if (isInterrupted || stepUp) write(recorded, recorded);
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
      write(recorded, recorded);
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

  function write(shown: string, chosen: string): void {
    if (!trail) return;
    recorded = shown;
    if (placement === 'embedded') start ??= shown;
    const here = current();
    if (here === shown) return;
    const past = here === undefined || trail.read().length > 0 ? trail.read() : [here];
    const path = withoutParams(shown);
    const closesDialog = here?.startsWith(`${path}/`);
    const isSame = here !== undefined && isSamePlace(withoutParams(here), path) && readView(here) === readView(shown);
    if (closesDialog && past.at(-2) === shown && trail.back) void traversal.goBack(1);
    else if (closesDialog || isSame || here === chosen) trail.replace([...past.slice(0, -1), shown]);
    else trail.push([...past, shown]);
  }

  return {
    follow() {
      if (current() !== undefined) showEntry();
      return trail?.subscribe(showEntry) ?? (() => undefined);
    },
    record,
  };
}

/** Whether both addresses are of one page, or of one dialog. Its next step replaces its entry, so that Back closes it. */
function isSamePlace(one: string, other: string): boolean {
  const [page, dialog] = other.split('/');
  return one === other || (dialog !== undefined && `${one}/`.startsWith(`${page}/${dialog}/`));
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

/** Goes back over several entries; nothing is recorded while it runs. */
interface Traversal {
  isRunning(): boolean;
  goBack(count: number): Promise<void>;
  /** Sets what follows a traversal: it records the state that changed meanwhile. */
  onEnd(listener: () => void): void;
}

function createTraversal(trail: PortalTrail | undefined): Traversal {
  let isRunning = false;
  let ended: () => void = () => undefined;
  return {
    isRunning: () => isRunning,
    async goBack(count) {
      isRunning = true;
      await trail?.back?.(count);
      isRunning = false;
      ended();
    },
    onEnd: (listener) => {
      ended = listener;
    },
  };
}
