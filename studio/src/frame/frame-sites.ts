import type { Transport, UrlStrategy } from '@portico/sdk';
import { withSites } from '@portico/sdk/preview';

/** Pages of other sites that the world simulates, such as identity providers, shown inside the frame. */
export interface FrameSites {
  /** The addresses of a new app. Opens pages of the world inside the frame, and any other site as `addresses` does. */
  open(addresses: UrlStrategy): UrlStrategy;
  /** Path and query of the displayed page; `null` for the host. */
  address(): string | null;
  /** Returns to the host; a page that is still loading is not shown. */
  close(): void;
}

export interface FrameSitesOptions {
  /** Called when another page of the world is shown. */
  onPage(): void;
  /** Called when a page of the world redirects to an address of the host. */
  onReturn(address: string): void;
}

/** Creates the other sites of one frame. The world's service has the `origin` of the frame. */
export function createFrameSites(
  origin: string,
  transport: Transport,
  { onPage, onReturn }: FrameSitesOptions,
): FrameSites {
  let over = new AbortController();
  let shown: string | null = null;

  function returnToHost(address: string): void {
    onReturn(pathWithQuery(address));
  }

  return {
    address: () => shown,
    close() {
      over.abort();
      shown = null;
    },
    open(addresses) {
      over = new AbortController();
      const ends = {
        onBack: returnToHost,
        onHostedPage(address: string) {
          returnToHost(address);
          return false;
        },
        onPage(address: string) {
          shown = pathWithQuery(address);
          onPage();
        },
      };
      const sites = withSites(addresses, transport, ends, over.signal);
      const isService = (url: string) => new URL(url, origin).origin === origin;
      return { ...sites, leave: (url) => (isService(url) ? sites.leave(url) : addresses.leave(url)) };
    },
  };
}

function pathWithQuery(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
