import { draftStore } from '../draft/draft-store';
import { readShareLink } from '../draft/share-link';
import { showToast } from '../ui/toast-store';
import { keepProject } from './keep-project';
import { offerReturn } from './offer-return';
import { askForPictures } from './picture-question';
import { type AddressBar, mirrorAddress, viewStore } from './view-store';

/** Opens the project that the browser stores and the view that the address describes, and saves changes to both. */
export async function openProject(page: Window): Promise<void> {
  const hash = page.location.hash;
  followAddress(page);
  await keepProject(page);
  await openShared(hash);
}

function followAddress(page: Window): void {
  const bar: AddressBar = {
    get hash() {
      return page.location.hash;
    },
    push: (hash) => page.history.pushState(null, '', hash),
    replace: (hash) => page.history.replaceState(null, '', hash),
    subscribe(listener) {
      const onChange = () => {
        void openShared(page.location.hash);
        listener();
      };
      page.addEventListener('hashchange', onChange);
      return () => page.removeEventListener('hashchange', onChange);
    },
  };
  mirrorAddress(viewStore, bar, { onIgnored: tellIgnored });
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
