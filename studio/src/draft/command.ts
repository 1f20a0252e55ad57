import type { PortalMetadata } from '@portico/sdk/metadata';
import type { Patch } from 'immer';

/** The state that commands change. */
export interface StudioDocument {
  name: string;
  metadata: PortalMetadata;
}

/** A recipe that mutates a draft of the document. */
export type Recipe = (document: StudioDocument) => void;

/** One step of the vendor, from any source: panel, code, import, preset, reset, click in the preview. */
export interface Command {
  /** Number of the command in this page load; commands of a saved log have none. */
  id?: number;
  /** Label for undo and redo: "Primary colour". */
  label: string;
  patches: Patch[];
  inverse: Patch[];
  /** Field of a burst; commands of the same burst are merged. */
  burst?: string;
  /** When the burst was last changed, in milliseconds. */
  at: number;
  /** The recipe, present as long as the command may have to be applied to another document: see `replay`. */
  recipes?: readonly Recipe[];
}

/** A change that becomes a command, or part of the last one. */
export interface Change extends Pick<Command, 'id' | 'label' | 'burst' | 'at'> {
  /** Stores the recipe with the command. */
  replayable?: boolean;
}

/** The document with its done and undone commands. */
export interface CommandLog {
  document: StudioDocument;
  past: readonly Command[];
  future: readonly Command[];
}
