import { draftStore } from '../draft/draft-store';
import { askForPictures } from '../draft/picture-question';
import { showToast } from '../ui/toast-store';
import type { ViewHistory } from '../view/view-history';
import { settleAddress } from '../view/view-store';
import { autosaveProject } from './autosave-project';
import { offerReturn } from './offer-return';
import { readShareLink } from './share-link';

/** Opens the project that the browser stores and what the address carries, and saves changes. */
export async function openProject(page: Window, history: ViewHistory): Promise<void> {
  const { hash } = history;
  history.subscribe((byUser) => {
    if (!byUser) return;
    const opened = history.hash;
    settle(history);
    void openShared(opened);
  });
  settle(history);
  await autosaveProject(page);
  await openShared(hash);
}

function settle(history: ViewHistory): void {
  const ignored = settleAddress(history);
  if (ignored.length > 0) tellIgnored(ignored);
}

function tellIgnored(names: string[]): void {
  showToast({
    tone: 'warning',
    text: `The address has parts that make no sense here, so they were left out: ${names.join(', ')}.`,
  });
}

/** A shared design is one step of the log, so one undo restores the vendor's own work. */
async function openShared(hash: string): Promise<void> {
  const shared = await readShareLink(hash);
  if (shared.kind === 'none') return;
  if (shared.kind === 'broken') {
    showToast({ tone: 'danger', text: `This link could not be opened. ${shared.reason} Your design is as it was.` });
    return;
  }
  const metadata = await askForPictures(shared.name, shared.metadata);
  if (!metadata) return;
  const { name, replace } = draftStore.getState();
  const step = replace(`Open shared “${shared.name}”`, metadata);
  offerReturn(step, `Back to “${name}”`, {
    tone: 'info',
    text: `You are looking at the shared design “${shared.name}”.`,
  });
}
