import { startAutosave } from '../draft/autosave';
import { openDraftStorage } from '../draft/draft-storage';
import { draftStore } from '../draft/draft-store';
import { readShareLink } from '../draft/share-link';
import { showToast } from '../ui/toast-store';
import { downloadJson } from './download';
import { useProject } from './project-store';
import { mirrorAddress, viewStore } from './view-store';

const CHANNEL = 'portico-studio:project';

/** Brings the page to where the address and the last visit left it, and keeps both up to date. */
export async function openProject(page: Window): Promise<void> {
  const hash = page.location.hash;
  followAddress(page);
  await restoreSaved(page);
  await openShared(hash);
}

function followAddress(page: Window): void {
  mirrorAddress(
    viewStore,
    {
      get hash() {
        return page.location.hash;
      },
      replace: (hash) => page.history.replaceState(null, '', hash),
      subscribe(listener) {
        const onChange = () => {
          void openShared(page.location.hash);
          listener();
        };
        page.addEventListener('hashchange', onChange);
        return () => page.removeEventListener('hashchange', onChange);
      },
    },
    (names) =>
      showToast({
        tone: 'warning',
        text: `The address has parts that make no sense here, so they were left out: ${names.join(', ')}.`,
      }),
  );
}

async function restoreSaved(page: Window): Promise<void> {
  try {
    const storage = await openDraftStorage();
    const autosave = await startAutosave(draftStore, storage, { tab: tabName(page), onDamaged: reportDamaged });
    useProject.setState({ autosave });
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => autosave.heardOfOther();
    draftStore.subscribe((state, before) => {
      if (state.saved === 'saved' && before.saved === 'saving') channel.postMessage('saved');
    });
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState === 'hidden') void autosave.flush();
    });
    page.addEventListener('pagehide', () => autosave.leave());
  } catch {
    draftStore.setState({ saved: 'failed' });
    showToast({
      tone: 'danger',
      text: 'This browser does not let the studio save. Export the design before you close the page.',
    });
  }
}

/** A shared design is one step of the log, so the vendor's own work is one undo away. */
async function openShared(hash: string): Promise<void> {
  const shared = await readShareLink(hash);
  if (shared.kind === 'none') return;
  if (shared.kind === 'broken') {
    return showToast({
      tone: 'danger',
      text: `This link could not be opened. ${shared.reason} Your design is as it was.`,
    });
  }
  draftStore.getState().replace(`Open shared “${shared.name}”`, shared.metadata);
  showToast({
    tone: 'info',
    text: `You are looking at the shared design “${shared.name}”.`,
    action: { label: 'Back to mine', run: () => draftStore.getState().undo() },
  });
}

function reportDamaged({ key, stored }: { key: string; stored: unknown }): void {
  showToast({
    tone: 'danger',
    text: `The last save could not be read, so the studio opened fresh. The save is kept as “${key}”.`,
    action: { label: 'Download it', run: () => downloadJson('portico-damaged-save.json', stored) },
  });
}

/** A reload is the same tab: it may go on with what it saved itself. */
function tabName(page: Window): string {
  return page.crypto.randomUUID();
}
