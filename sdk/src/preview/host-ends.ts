import type { NavigableApp } from '../app/app-options';
import type { Ends } from './sites';

/** The ends of redirects that start at the host's page. Lazy, so that only demos with such redirects load the code. */
export function hostEnds(app: () => NavigableApp): Ends {
  return {
    onBack: (address) => void goBack(app(), address),
    onHostedPage(address, goOn) {
      void import('./hosted-page').then(({ showHostedPage }) => showHostedPage(address, app(), goOn));
      return true;
    },
    onPage: (_, close) => returnByHistory(close),
  };
}

/** Lets the browser's Back return from a page of another site to the host's page, which was kept as it was. */
function returnByHistory(close: () => boolean): void {
  window.history.pushState(window.history.state, '', window.location.href);
  const returnToHost = () => {
    if (close()) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };
  window.addEventListener('popstate', returnToHost, { once: true });
}

/** Navigates as the host's router would: a page load would lose the world. */
async function goBack(app: NavigableApp, address: string): Promise<void> {
  const isHash = app.options.urlStrategy === 'hash';
  const behindHash = isHash ? await import('../login-box/flows/arrive-behind-hash') : undefined;
  window.history.pushState(null, '', address);
  behindHash?.arriveBehindHash(app, window);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
