import type { PortalMetadata } from '@portico/sdk/metadata';
import type { Change, CommandLog, StudioDocument } from './command';
import { commit, holds, redo, undo, undoTo } from './command-log';
import { assignDifferences, type Path, removeAt } from './path';

interface EditOptions {
  /** Edits with the same key in quick succession are one step: a drag, a burst of typing. */
  coalesce?: string;
}

/** What the vendor does with the document; each change is one step. */
export interface DraftCommands {
  edit(label: string, recipe: (metadata: PortalMetadata) => void, options?: EditOptions): void;
  rename(name: string): void;
  /** Replaces the document, as one step that can be undone. Returns the number of the step. */
  replace(label: string, metadata: PortalMetadata, options?: EditOptions): number;
  /** Removes a value so that the layer below applies. */
  reset(label: string, path: Path): void;
  undo(): void;
  redo(): void;
  /** Restores the version before the step of that number and undoes all later steps; redo restores them. */
  undoTo(step: number): void;
  /** Whether the step of that number can still be undone. */
  holds(step: number): boolean;
}

export interface DraftCommandsOptions {
  log: () => CommandLog;
  /**
   * Makes a log the current one. Only a document from elsewhere can have parts to warn of. `said` is read to users who do
   * not see the change.
   */
  adopt(next: CommandLog, mayHaveWarnings: boolean, said?: string): void;
  /** Current time in milliseconds; used to detect bursts. */
  now: () => number;
  /** Whether changes may have to be applied again on top of another document. */
  isReplayable: () => boolean;
}

/** Creates the commands of one log. */
export function createDraftCommands({ log, adopt, now, isReplayable }: DraftCommandsOptions): DraftCommands {
  let steps = 0;

  const change = (label: string, { coalesce }: EditOptions = {}): Change => ({
    id: ++steps,
    label,
    at: now(),
    replayable: isReplayable(),
    ...(coalesce !== undefined && { burst: coalesce }),
  });

  const edit: DraftCommands['edit'] = (label, recipe, options) => {
    const next = commit(log(), change(label, options), (draft) => recipe(draft.metadata));
    adopt(next, false);
  };

  return {
    edit,
    rename(name) {
      const rename = (draft: StudioDocument) => {
        draft.name = name;
      };
      adopt(commit(log(), change('Project name', { coalesce: 'name' }), rename), false);
    },
    replace(label, metadata, options) {
      const put = (draft: StudioDocument) => {
        assignDifferences(draft.metadata, metadata);
      };
      adopt(commit(log(), change(label, options), put), true);
      return steps;
    },
    reset: (label, path) => edit(label, (metadata) => removeAt(metadata, path)),
    undo: () => adopt(undo(log()), true, `Undone: ${log().past.at(-1)?.label}`),
    redo: () => adopt(redo(log()), true, `Redone: ${log().future[0]?.label}`),
    undoTo: (step) => adopt(undoTo(log(), step), true, 'Undone'),
    holds: (step) => holds(log(), step),
  };
}
