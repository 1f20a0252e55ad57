import type { DraftStorage } from './draft-storage';
import type { DraftStore } from './draft-store';
import { readDraft, writeDraft } from './saved-draft';

/** Longest time, in milliseconds, that a change waits to be saved. */
export const AUTOSAVE_MS = 400;

export interface AutosaveOptions {
  project?: string;
  /** Names this tab among the tabs that edit the project. */
  tab: string;
  schedule?: (run: () => void, ms: number) => () => void;
  /** Called with what could not be read, once it lies safely under `key`. */
  onDamaged: (damaged: { key: string; stored: unknown }) => void;
  now?: () => Date;
}

export interface Autosave {
  /** Saves what is not saved yet; for a page that is hidden. */
  flush(): Promise<void>;
  /** The last chance of a page that closes: hands the draft over without waiting for an answer. */
  leave(): void;
  /** Keeps this tab's version although another tab has saved since. */
  overwrite(): Promise<void>;
  /** Takes the version that another tab has saved. */
  takeOver(): Promise<void>;
  /** Another tab says that it has saved. */
  heardOfOther(): void;
  stop(): void;
}

/** Brings back the last save, then saves every change at most {@link AUTOSAVE_MS} after it was made. */
export async function startAutosave(
  draft: DraftStore,
  storage: DraftStorage,
  { project = 'default', tab, schedule = timer, onDamaged, now = () => new Date() }: AutosaveOptions,
): Promise<Autosave> {
  let savedRevision = 0;
  let cancel: (() => void) | null = null;
  let saving: Promise<void> | null = null;

  async function load(): Promise<void> {
    const stored = await storage.load(project);
    if (stored === undefined) return;
    const read = readDraft(stored);
    if (!read) {
      const key = await storage.setAside(project, stored, now().toISOString());
      onDamaged({ key, stored });
      return;
    }
    savedRevision = read.revision;
    draft.restore(read.log, read.revision);
    draft.setState({ saved: 'saved' });
  }

  const written = () => writeDraft(draft.log(), draft.getState().revision, tab);
  const isDirty = () => draft.getState().revision !== savedRevision;

  async function save(force: boolean): Promise<void> {
    const { revision } = draft.getState();
    try {
      const outcome = await storage.save(project, written(), { force });
      if (outcome === 'elsewhere') return draft.setState({ saved: 'elsewhere' });
      savedRevision = revision;
      if (isDirty()) return plan();
      draft.setState({ saved: 'saved' });
    } catch {
      // Storage is full or closed to us: the draft stays in memory and the next change tries again.
      draft.setState({ saved: 'failed' });
    }
  }

  /** One save at a time, so that an older document never lands on a newer one. */
  function saveNow(force = false): Promise<void> {
    cancel?.();
    cancel = null;
    const turn = (saving ?? Promise.resolve()).then(() => (force || isDirty() ? save(force) : undefined));
    saving = turn;
    return turn;
  }

  function plan(): void {
    const { saved } = draft.getState();
    if (saved === 'elsewhere') return;
    // Whoever listens is told once, not again for every letter that follows.
    if (saved !== 'saving') draft.setState({ saved: 'saving' });
    cancel ??= schedule(() => void saveNow(), AUTOSAVE_MS);
  }

  await load();
  const unsubscribe = draft.subscribe((state, before) => {
    if (state.revision !== before.revision && state.revision !== savedRevision) plan();
  });

  return {
    flush: () => (draft.getState().saved === 'elsewhere' ? Promise.resolve() : saveNow()),
    leave() {
      if (isDirty() && draft.getState().saved !== 'elsewhere') storage.saveAtOnce(project, written());
    },
    overwrite: () => saveNow(true),
    async takeOver() {
      cancel?.();
      cancel = null;
      await load();
    },
    heardOfOther() {
      cancel?.();
      cancel = null;
      draft.setState({ saved: 'elsewhere' });
    },
    stop() {
      cancel?.();
      unsubscribe();
    },
  };
}

function timer(run: () => void, ms: number): () => void {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
}
