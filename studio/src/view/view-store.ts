import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Inspected } from '../protocol/messages';
import { readAddress, writeAddress } from './view-address';
import { createEntryRule } from './view-entries';
import { type ViewHistory, viewHistory } from './view-history';
import { portalPlace, startPlace, type ViewPlace } from './view-place';

export interface ViewState extends ViewPlace {
  /** Clicks in the preview select elements instead of using them. */
  inspecting: boolean;
  selected: Inspected | null;
  /** Text key, token or option that an editor shows next: set by a click in the preview, the inspector or the palette. */
  target: EditorTarget | null;
  editorOpen: boolean;
  inspectorOpen: boolean;
  drawerOpen: boolean;
  paletteOpen: boolean;
  /** Changes parts of the view. Opening the navigation editor selects a screen of the portal unless `screen` is set. */
  changeView(change: ViewChange): void;
  /** Opens the editor of a value and scrolls to the value. */
  reveal(target: EditorTarget): void;
  /** Starts inspecting with the inspector open, or stops it. */
  toggleInspecting(): void;
}

/** Parts of the view with their new values. */
type ViewChange = Partial<Omit<ViewState, 'changeView' | 'reveal' | 'toggleInspecting'>>;

/** The value that an editor shows. */
export type EditorTarget =
  | { kind: 'text'; key: string }
  | { kind: 'token'; token: string }
  /** An option of the theme by its path inside `themeV2`. */
  | { kind: 'option'; path: string }
  | { kind: 'page'; page: string };

const editorOf = { text: 'texts', token: 'theme', option: 'theme', page: 'navigation' } as const;

export type ViewStore = StoreApi<ViewState>;

/**
 * Creates the store of the view. The address is the only source of the {@link ViewPlace}: a change of it writes the
 * address, and the store follows the history. The other parts have no address.
 *
 * @param now Current time in milliseconds; detects bursts of changes, such as arrow keys through the states.
 */
export function createViewStore(history: ViewHistory, now: () => number = Date.now): ViewStore {
  const entries = createEntryRule(now);

  /** Returns whether the address is now that of the place. */
  function navigate(place: ViewPlace, before: ViewPlace): boolean {
    const hash = writeAddress(place, startPlace);
    if (hash === writeAddress(before, startPlace)) return true;
    return history.write(hash, { replace: !entries.isNewEntry(place, before) });
  }

  const store = createStore<ViewState>()((set, get) => ({
    ...placeAt(history.hash),
    inspecting: false,
    selected: null,
    target: null,
    editorOpen: true,
    inspectorOpen: true,
    drawerOpen: false,
    paletteOpen: false,
    changeView(change) {
      const before = get();
      const moved = { ...placeFor(change, before), ...change };
      // A refused address must not keep the user from zooming or resizing: the view then changes without one.
      if (!navigate({ ...before, ...moved }, before)) set(moved);
      set(withoutPlace(change));
    },
    reveal: (target) => get().changeView({ target, editor: editorOf[target.kind], editorOpen: true }),
    toggleInspecting: () =>
      set(({ inspecting }) => ({ inspecting: !inspecting, ...(!inspecting && { inspectorOpen: true }) })),
  }));
  history.subscribe((byUser) => {
    if (byUser) entries.endBurst();
    store.setState(placeAt(history.hash));
  });
  return store;
}

/** The place of an address; parts that it does not name, or names wrongly, have their default. */
function placeAt(hash: string): ViewPlace {
  return { ...startPlace, ...readAddress(hash).place };
}

/** The parts of a change that no address describes. */
function withoutPlace(change: ViewChange): ViewChange {
  return Object.fromEntries(Object.entries(change).filter(([name]) => !Object.hasOwn(startPlace, name)));
}

/** The navigation editor edits the portal only: another screen is replaced by the first screen of the portal. */
function placeFor({ editor, editorOpen = true }: ViewChange, { screen }: ViewPlace): Partial<ViewPlace> {
  return editor === 'navigation' && editorOpen ? portalPlace(screen) : {};
}

/**
 * Replaces the address of the current entry with the address of its view: without invalid parts, and without a shared
 * design. Returns the names of the invalid parts.
 */
export function settleAddress(history: ViewHistory): string[] {
  const { place, ignored } = readAddress(history.hash);
  const hash = writeAddress({ ...startPlace, ...place }, startPlace);
  if (hash !== history.hash) history.write(hash, { replace: true });
  return ignored;
}

/** The view of this page. */
export const viewStore = createViewStore(viewHistory);

/** Selects from the view; renders again only when the selected value changes. */
export function useView<T>(select: (view: ViewState) => T): T {
  return useStore(viewStore, select);
}
