import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Inspected } from '../preview/protocol';
import { readAddress, writeAddress } from './view-address';
import { startPlace, type ViewPlace } from './view-place';

export interface ViewState extends ViewPlace {
  /** Pointing at the preview selects elements instead of using them. */
  inspecting: boolean;
  selected: Inspected | null;
  /** Text key or token that an editor shows next: set by a click in the preview, the inspector or the palette. */
  target: EditorTarget | null;
  editorOpen: boolean;
  inspectorOpen: boolean;
  drawerOpen: boolean;
  paletteOpen: boolean;
  /** Changes any part of the view. */
  look(change: Partial<Omit<ViewState, 'look' | 'reveal'>>): void;
  /** Opens the editor of a value and shows it there. */
  reveal(target: EditorTarget): void;
}

/** What an editor is asked to show. */
type EditorTarget = { kind: 'text'; key: string } | { kind: 'token'; token: string } | { kind: 'page'; page: string };

const editorOf = { text: 'texts', token: 'theme', page: 'navigation' } as const;

export type ViewStore = StoreApi<ViewState>;

/** Makes the state of what is looked at; `place` is what a deep link asked for. */
export function createViewStore(place: Partial<ViewPlace> = {}): ViewStore {
  return createStore<ViewState>()((set) => ({
    ...startPlace,
    ...place,
    inspecting: false,
    selected: null,
    target: null,
    editorOpen: true,
    inspectorOpen: true,
    drawerOpen: false,
    paletteOpen: false,
    look: (change) => set(change),
    reveal: (target) => set({ target, editor: editorOf[target.kind], editorOpen: true }),
  }));
}

export interface AddressBar {
  readonly hash: string;
  /** Shows another hash without a step in the history. */
  replace(hash: string): void;
  /** Calls back when the vendor has changed the hash. */
  subscribe(listener: () => void): () => void;
}

/** Keeps the address and the view together, both ways. Returns the way to stop. */
export function mirrorAddress(view: ViewStore, bar: AddressBar, onIgnored: (names: string[]) => void): () => void {
  function write(): void {
    const hash = writeAddress(view.getState(), startPlace);
    if (hash !== bar.hash) bar.replace(hash);
  }
  function read(): void {
    if (bar.hash === writeAddress(view.getState(), startPlace)) return;
    const { place, ignored } = readAddress(bar.hash);
    view.getState().look({ ...startPlace, ...place });
    if (ignored.length > 0) onIgnored(ignored);
    write();
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
