import { type PortalMetadata, readMetadata } from '@portico/sdk/metadata';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CommandLog, commit, emptyLog, redo, type StudioDocument, undo } from './command-log';
import { type Path, removeAt } from './path';

/** `elsewhere`: another tab has saved this project since; this tab keeps its work to itself until the vendor chooses. */
export type SavedState = 'saved' | 'saving' | 'failed' | 'elsewhere';

interface EditOptions {
  /** Edits with the same key in quick succession are one step: a drag, a burst of typing. */
  coalesce?: string;
}

export interface DraftState {
  /** The document as it stands; never changed in place. */
  metadata: PortalMetadata;
  name: string;
  /** Grows with every change, undone ones too. */
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
  /** What undo would take back: "Primary colour". */
  undoLabel: string | null;
  redoLabel: string | null;
  saved: SavedState;
  /** Parts of the document that this release does not know; they are kept as they are. */
  warnings: readonly string[];
  edit(label: string, recipe: (metadata: PortalMetadata) => void, options?: EditOptions): void;
  rename(name: string): void;
  /** Puts another document in the place of this one, as one step that can be undone. */
  replace(label: string, metadata: PortalMetadata, options?: EditOptions): void;
  /** Takes a value away so that the layer below speaks again. */
  reset(label: string, path: Path): void;
  undo(): void;
  redo(): void;
}

export interface DraftStore extends StoreApi<DraftState> {
  /** The document with its log, for saving. */
  log(): CommandLog;
  /** Takes over a saved log; not a step. */
  restore(log: CommandLog, revision: number): void;
}

export interface DraftOptions {
  document?: StudioDocument;
  /** Milliseconds; tells bursts apart. */
  now?: () => number;
}

const DEFAULT_NAME = 'Untitled project';

/** Makes the one place where the document lives and the one log of all that happens to it. */
export function createDraftStore({ document, now = Date.now }: DraftOptions = {}): DraftStore {
  let log = emptyLog(document ?? { name: DEFAULT_NAME, metadata: {} });

  const store = createStore<DraftState>()((set, get) => {
    const step = (label: string, { coalesce }: EditOptions = {}) => ({
      label,
      at: now(),
      ...(coalesce !== undefined && { burst: coalesce }),
    });

    function follow(next: CommandLog, check: boolean): void {
      if (next === log) return;
      log = next;
      set({ ...viewOf(log), revision: get().revision + 1, ...(check && { warnings: warningsOf(log) }) });
    }
    return {
      ...viewOf(log),
      revision: 0,
      saved: 'saved',
      warnings: warningsOf(log),
      edit(label, recipe, options) {
        follow(
          commit(log, step(label, options), (draft) => recipe(draft.metadata)),
          false,
        );
      },
      rename(name) {
        const rename = (draft: StudioDocument) => {
          draft.name = name;
        };
        follow(commit(log, step('Project name', { coalesce: 'name' }), rename), false);
      },
      replace(label, metadata, options) {
        const put = (draft: StudioDocument) => {
          draft.metadata = metadata;
        };
        follow(commit(log, step(label, options), put), true);
      },
      reset: (label, path) => get().edit(label, (metadata) => removeAt(metadata, path)),
      undo: () => follow(undo(log), true),
      redo: () => follow(redo(log), true),
    };
  });

  return {
    ...store,
    log: () => log,
    restore: (saved, revision) => {
      log = saved;
      store.setState({ ...viewOf(log), revision, warnings: warningsOf(log) });
    },
  };
}

function viewOf(log: CommandLog) {
  return {
    metadata: log.document.metadata,
    name: log.document.name,
    canUndo: log.past.length > 0,
    canRedo: log.future.length > 0,
    undoLabel: log.past.at(-1)?.label ?? null,
    redoLabel: log.future[0]?.label ?? null,
  };
}

function warningsOf(log: CommandLog): readonly string[] {
  const reading = readMetadata(log.document.metadata);
  return reading.ok ? reading.warnings : [];
}

/** The studio's document. One page edits one project. */
export const draftStore = createDraftStore();

/** Selects from the studio's document; renders again only when the selected value changes. */
export function useDraft<T>(select: (draft: DraftState) => T): T {
  return useStore(draftStore, select);
}
