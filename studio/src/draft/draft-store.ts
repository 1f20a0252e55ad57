import {
  METADATA_SIZE_LIMIT,
  METADATA_SIZE_LIMIT_TEXT,
  metadataSize,
  type PortalMetadata,
  readMetadata,
} from '@portico/sdk/metadata';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CommandLog, StudioDocument } from './command';
import { emptyLog, replay } from './command-log';
import { createDraftCommands, type DraftCommands } from './draft-commands';

/**
 * `new`: nothing is stored, and nothing has been changed. `elsewhere`: another tab has saved this project since; this
 * tab saves nothing until the vendor chooses a version.
 */
export type SavedState = 'new' | 'saved' | 'saving' | 'failed' | 'elsewhere';

export interface DraftState extends DraftCommands {
  /** The current document; never mutated. */
  metadata: PortalMetadata;
  /** The document as it was when the studio was opened. */
  opened: PortalMetadata;
  name: string;
  /** Incremented with every change, including undo. */
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Label of the step that undo would revert: "Primary colour". */
  undoLabel: string | null;
  redoLabel: string | null;
  /** What undo or redo has done, for screen readers; `null` after an edit. */
  said: string | null;
  saved: SavedState;
  /** Parts of the document that this release does not know; they stay unchanged. */
  warnings: readonly string[];
  /** Why the last change was refused; a new object for each refusal. */
  refusal: { text: string } | null;
}

export interface DraftStore extends StoreApi<DraftState> {
  /** The document with its log, for saving. */
  log(): CommandLog;
  /** Loads the log found in the storage (`null` for none), and applies earlier edits on top of it. */
  open(saved: CommandLog | null): void;
  /** Replaces the log; not a step. */
  restore(saved: CommandLog): void;
}

export interface DraftOptions {
  document?: StudioDocument;
  /** Current time in milliseconds; used to detect bursts. */
  now?: () => number;
}

/** The name of a project that has no other. */
export const DEFAULT_NAME = 'Untitled project';

/** Creates the store that owns the document and the log of all its changes. */
export function createDraftStore({ document, now = Date.now }: DraftOptions = {}): DraftStore {
  let log = emptyLog(document ?? { name: DEFAULT_NAME, metadata: {} });
  /** Until the storage has answered, every change may have to be applied again on top of what it holds. */
  let isOpening = true;

  const store = createStore<DraftState>()((set, get) => {
    /** Loads a log, unless its document is too large. */
    function adopt(next: CommandLog, mayHaveWarnings: boolean, said?: string): void {
      if (next === log) return;
      if (!fits(next)) {
        set({ refusal: tooLarge(next) });
        return;
      }
      log = next;
      const warnings = mayHaveWarnings ? warningsOf(log) : get().warnings;
      set({ ...viewOf(log), revision: get().revision + 1, said: said ?? null, warnings });
    }
    return {
      ...viewOf(log),
      opened: log.document.metadata,
      revision: 0,
      said: null,
      saved: 'new',
      warnings: warningsOf(log),
      refusal: null,
      ...createDraftCommands({ log: () => log, adopt, now, isReplayable: () => isOpening }),
    };
  });

  function restore(saved: CommandLog): void {
    log = saved;
    store.setState({ ...viewOf(log), revision: store.getState().revision + 1, warnings: warningsOf(log) });
  }

  return {
    ...store,
    log: () => log,
    restore,
    open(saved) {
      isOpening = false;
      if (!saved) return;
      store.setState({ opened: saved.document.metadata });
      const joined = replay(saved, log);
      if (!fits(joined)) store.setState({ refusal: tooLarge(joined) });
      restore(fits(joined) ? joined : saved);
    },
  };
}

function fits({ document }: CommandLog): boolean {
  return metadataSize(document.metadata) <= METADATA_SIZE_LIMIT;
}

function tooLarge({ past }: CommandLog): { text: string } {
  const label = past.at(-1)?.label ?? 'The change';
  return {
    text: `“${label}” was not carried out: the design would be larger than ${METADATA_SIZE_LIMIT_TEXT}. Use a smaller picture.`,
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

/**
 * Selects from the studio's document as it is after each edit, before the browser paints: for the control that was
 * edited and for the note whether it is saved. All other parts of the studio use `usePaintedDraft`.
 */
export function useDraft<T>(select: (draft: DraftState) => T): T {
  return useStore(draftStore, select);
}
