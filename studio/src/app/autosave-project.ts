import { type Autosave, startAutosave } from '../draft/autosave';
import { openDraftStorage } from '../draft/draft-storage';
import { draftStore } from '../draft/draft-store';
import { showToast } from '../ui/toast-store';
import { useProject } from './project-store';
import { createSaveNotices } from './save-notices';

/** Restores the saved project and then saves every change; resolves when the storage has answered. */
export async function autosaveProject(page: Window): Promise<void> {
  const notices = createSaveNotices();
  const autosave = startAutosave(draftStore, () => openDraftStorage({ onBlocked: notices.tellBlocked }), {
    tab: tabName(page),
    onNews: notices.tell,
  });
  useProject.setState({ autosave });
  saveWhenPageGoes(page, autosave);
  draftStore.subscribe(({ refusal }, before) => {
    if (refusal && refusal !== before.refusal) showToast({ tone: 'danger', text: refusal.text });
  });
  await autosave.ready;
}

function saveWhenPageGoes(page: Window, autosave: Autosave): void {
  page.document.addEventListener('visibilitychange', () => {
    void (page.document.visibilityState === 'hidden' ? autosave.flush() : autosave.check());
  });
  // A page that the browser had frozen has missed the messages of other tabs.
  page.addEventListener('pageshow', () => void autosave.check());
  page.addEventListener('pagehide', () => autosave.leave());
  page.addEventListener('beforeunload', (event) => {
    if (autosave.hasUnsavedWork()) event.preventDefault();
  });
}

/** Unlike `randomUUID`, `getRandomValues` also exists on pages without https. */
function tabName(page: Window): string {
  return page.crypto.getRandomValues(new Uint32Array(4)).join('-');
}
