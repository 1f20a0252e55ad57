import { onTestFinished } from 'vitest';
import { type Autosave, type SaveNews, startAutosave } from './autosave';
import { type DraftStorage, openDraftStorage } from './draft-storage';
import { createDraftStore } from './draft-store';
import { setAt } from './path';

let lastDatabase = 0;

/** The name of a database that no test has opened. For tests. */
export function freshDatabase(): string {
  lastDatabase += 1;
  return `studio-${lastDatabase}`;
}

/** One tab on a project; scheduled tasks run when the test runs them, instead of by a timer. For tests. */
export function startTab(tab: string, open: () => Promise<DraftStorage>) {
  const draft = createDraftStore();
  const planned: { run: () => void; ms: number }[] = [];
  const news: SaveNews[] = [];
  const schedule = (run: () => void, ms: number) => {
    planned.push({ run, ms });
    return () => void planned.splice(0);
  };
  const autosave: Autosave = startAutosave(draft, open, {
    tab,
    schedule,
    onNews: (heard) => news.push(heard),
    now: () => new Date('2025-01-01T00:00:00Z'),
  });
  return {
    autosave,
    planned,
    news,
    draft,
    saved: () => draft.getState().saved,
    paint: (color: string) =>
      draft.getState().edit('Primary', (m) => setAt(m, ['themeV2', 'palette', 'primary', 'main'], color)),
    color: () => draft.getState().metadata.themeV2?.palette?.primary?.main,
  };
}

/** The storage of a database, until the test ends. For tests. */
export async function openStorage(database: string): Promise<DraftStorage> {
  const storage = await openDraftStorage({ name: database });
  onTestFinished(() => storage.close());
  return storage;
}

/** A tab whose storage has answered. For tests. */
export async function openTab(database: string, name: string) {
  const storage = await openStorage(database);
  const tab = startTab(name, async () => storage);
  await tab.autosave.ready;
  return { ...tab, storage };
}
