import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { BURST_MS } from '../draft/command-log';
import type { Inspected } from '../preview/protocol';
import { readAddress, writeAddress } from './view-address';
import { portalPlace, startPlace, type ViewPlace } from './view-place';

export interface ViewState extends ViewPlace {
  /** Clicks in the preview select elements instead of using them. */
  inspecting: boolean;
  selected: Inspected | null;
  /** Text key or token that an editor shows next: set by a click in the preview, the inspector or the palette. */
  target: EditorTarget | null;
  editorOpen: boolean;
  inspectorOpen: boolean;
  drawerOpen: boolean;
  paletteOpen: boolean;
  /** Changes parts of the view. Opening the navigation editor selects a screen of the portal unless `screen` is set. */
  look(change: ViewChange): void;
  /** Opens the editor of a value and scrolls to the value. */
  reveal(target: EditorTarget): void;
  /** Starts inspecting with the inspector open, or stops it. */
  toggleInspecting(): void;
}

/** Parts of the view with their new values. */
type ViewChange = Partial<Omit<ViewState, 'look' | 'reveal' | 'toggleInspecting'>>;

/** The value that an editor shows. */
type EditorTarget = { kind: 'text'; key: string } | { kind: 'token'; token: string } | { kind: 'page'; page: string };

const editorOf = { text: 'texts', token: 'theme', page: 'navigation' } as const;

export type ViewStore = StoreApi<ViewState>;

/** Creates the store of the view; `place` comes from the deep link. */
export function createViewStore(place: Partial<ViewPlace> = {}): ViewStore {
  return createStore<ViewState>()((set, get) => ({
    ...startPlace,
    ...place,
    inspecting: false,
    selected: null,
    target: null,
    editorOpen: true,
    inspectorOpen: true,
    drawerOpen: false,
    paletteOpen: false,
    look: (change) => set((view) => ({ ...placeFor(change, view), ...change })),
    reveal: (target) => get().look({ target, editor: editorOf[target.kind], editorOpen: true }),
    toggleInspecting: () =>
      set(({ inspecting }) => ({ inspecting: !inspecting, ...(!inspecting && { inspectorOpen: true }) })),
  }));
}

/** The navigation editor edits the portal only: another screen is replaced by the first screen of the portal. */
function placeFor({ editor, editorOpen = true }: ViewChange, { screen }: ViewPlace): Partial<ViewPlace> {
  return editor === 'navigation' && editorOpen ? portalPlace(screen) : {};
}

export interface AddressBar {
  readonly hash: string;
  /** Shows another hash in a new history entry. */
  push(hash: string): void;
  /** Shows another hash in the current history entry. */
  replace(hash: string): void;
  /** Calls the listener after the user has changed the hash. */
  subscribe(listener: () => void): () => void;
}

/** The parts of a view that get history entries of their own; changes to other parts replace the current entry. */
const historyParts = ['screen', 'state', 'view', 'editor'] as const satisfies readonly (keyof ViewPlace)[];

export interface MirrorOptions {
  /** Called with the names of the invalid parameters of an address. */
  onIgnored: (names: string[]) => void;
  /** Current time in milliseconds; detects bursts of changes, such as arrow keys through the states. */
  now?: () => number;
}

/** Synchronizes the address and the view in both directions. Returns a function that stops it. */
export function mirrorAddress(
  view: ViewStore,
  bar: AddressBar,
  { onIgnored, now = Date.now }: MirrorOptions,
): () => void {
  let reading = false;
  let lastMove = { parts: '', at: Number.NEGATIVE_INFINITY };

  function write(place: ViewPlace, before: ViewPlace): void {
    const hash = writeAddress(place, startPlace);
    if (hash === bar.hash) return;
    if (!reading && isNewEntry(place, before)) bar.push(hash);
    else bar.replace(hash);
  }
  /** A burst of changes to the same part is one entry. */
  function isNewEntry(place: ViewPlace, before: ViewPlace): boolean {
    const parts = historyParts.filter((part) => place[part] !== before[part]).join();
    if (parts === '') return false;
    const move = { parts, at: now() };
    const continues = parts === lastMove.parts && move.at - lastMove.at <= BURST_MS;
    lastMove = move;
    return !continues;
  }
  function read(): void {
    const place = view.getState();
    if (bar.hash === writeAddress(place, startPlace)) return;
    const asked = readAddress(bar.hash);
    reading = true;
    view.getState().look({ ...startPlace, ...asked.place });
    write(view.getState(), place);
    reading = false;
    lastMove = { parts: '', at: Number.NEGATIVE_INFINITY };
    if (asked.ignored.length > 0) onIgnored(asked.ignored);
  }
  read();
  const stops = [bar.subscribe(read), view.subscribe(write)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The view of this page. */
export const viewStore = createViewStore();

/** Selects from the view; renders again only when the selected value changes. */
export function useView<T>(select: (view: ViewState) => T): T {
  return useStore(viewStore, select);
}
