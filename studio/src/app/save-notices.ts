import type { SaveNews } from '../draft/autosave';
import { readWholeDatabase } from '../draft/studio-database';
import { downloadJson } from '../ui/download';
import { dismissToast, showToast } from '../ui/toast-store';

/** Shows toasts about the saves of the project. */
export function createSaveNotices() {
  let failure: number | null = null;

  function tell(news: SaveNews): void {
    if (news.kind === 'damaged') tellDamaged(news.key, news.stored);
    if (news.kind === 'withoutHistory') tellWithoutHistory();
    if (news.kind === 'fresh') tellFresh(news.unusable);
    if (news.kind === 'failed') failure = showToast({ tone: 'danger', text: failureText(news.error) });
    if (news.kind === 'resumed') tellResumed();
  }

  function tellResumed(): void {
    if (failure !== null) dismissToast(failure);
    failure = null;
    showToast({ tone: 'info', text: 'The studio can save again.' });
  }

  return { tell, tellBlocked };
}

function tellBlocked(): void {
  showToast({
    tone: 'warning',
    text: 'Another tab holds an earlier release of the studio. Close it: until then nothing is saved here.',
  });
}

function tellWithoutHistory(): void {
  showToast({ tone: 'warning', text: 'Your design is here, but the steps before its last save cannot be undone.' });
}

function tellDamaged(key: string, stored: unknown): void {
  showToast({
    tone: 'danger',
    text: `The last save could not be read, so the studio opened fresh. The save is kept as “${key}”.`,
    action: { label: 'Download it', run: () => downloadJson('portico-damaged-save.json', stored) },
  });
}

function tellFresh(unusable: readonly string[]): void {
  showToast({
    tone: 'danger',
    text: 'What the studio had stored cannot be read by this release, so it opened fresh. The old data is kept.',
    action: { label: 'Download it', run: () => void downloadDatabases(unusable) },
  });
}

async function downloadDatabases(names: readonly string[]): Promise<void> {
  try {
    const contents = await Promise.all(names.map(async (name) => [name, await readWholeDatabase(name)] as const));
    downloadJson('portico-old-data.json', Object.fromEntries(contents));
  } catch {
    showToast({ tone: 'danger', text: 'The old data is damaged: the browser does not let the studio read it.' });
  }
}

function failureText(error: unknown): string {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  const reason = full ? 'This browser has no room left for the design.' : 'This browser does not let the studio save.';
  return `${reason} Export the design before you close the page. The studio keeps trying.`;
}
