import type { Transport, UrlStrategy } from '@portico/sdk';
import { createMemoryHistory, createMemoryStorage } from '@portico/sdk/preview';
import type { FramePage, PageLoad } from './frame-page';
import { createFrameSites } from './frame-sites';

/** What the browser around a page does: history, storage, and pages of other sites. */
export interface FrameBrowser {
  /** Loads the host's page as a new browser does: with an empty history and an empty storage. */
  start(address: string, flow: PageLoad['flow']): void;
  /** Loads an address of the host. */
  open(address: string): void;
  /** Loads the displayed page again, of the host or of another site. */
  reload(): void;
  /** Goes back by one entry; from another site to the host. */
  back(): void;
}

export interface FrameBrowserOptions {
  page: FramePage;
  /** Answers for the other sites that the world simulates. */
  transport: Transport;
  /** Called after every change of the displayed address. */
  onMove(address: string, canGoBack: boolean): void;
}

/** Creates the browser of one frame's page. */
export function createFrameBrowser({ page, transport, onMove }: FrameBrowserOptions): FrameBrowser {
  const { origin } = window.location;
  const historyAt = (address: string) =>
    createMemoryHistory({ address: origin + address, onMove: reportMove, onLeave: leave });
  let history = historyAt('/');
  const sites = createFrameSites(origin, transport, { onPage: reportMove, onReturn: open });
  let storage = createMemoryStorage();
  let browserId = newId();

  function reportMove(): void {
    const site = sites.address();
    onMove(site ?? history.address(), site !== null || history.canGoBack());
  }

  function unload(): void {
    page.unload();
    sites.close();
  }

  /** Returns the addresses of the new page. */
  function load(flow?: PageLoad['flow']): UrlStrategy {
    unload();
    const location = sites.open(history);
    page.load({ location, storage, browserId, flow });
    return location;
  }

  function leave(url: string): void {
    unload();
    page.showLeft(url, () => load());
  }

  function open(address: string): void {
    unload();
    history.go(address);
    load();
  }

  return {
    start(address, flow) {
      browserId = newId();
      storage = createMemoryStorage();
      history = historyAt(address);
      load(flow);
      reportMove();
    },
    open,
    reload() {
      const site = sites.address();
      const location = load();
      if (site !== null) location.leave(site);
      reportMove();
    },
    back() {
      if (sites.address() === null) return history.back();
      load();
      reportMove();
    },
  };
}

function newId(): string {
  return Math.random().toString(36).slice(2);
}
