import type { NavigableApp } from '../app/app-options';
import { returnByHistory } from './return-by-history';
import type { Ends } from './sites';

/** The ends of redirects that start at the host's page. Lazy, so that only demos with such redirects load the code. */
export function hostEnds(app: () => NavigableApp): Ends {
  return {
    onBack: (address) => void goBack(app(), address),
    onHostedPage(address, goOn, onReturn) {
      void import('./hosted-page').then(({ showHostedPage }) => showHostedPage(address, app(), { goOn, onReturn }));
      return true;
    },
    onPage: (_, close) => returnByHistory(close),
  };
}

/** Navigates as the host's router would: a page load would lose the world. */
async function goBack(app: NavigableApp, address: string): Promise<void> {
  const isHash = app.options.urlStrategy === 'hash';
  const behindHash = isHash ? await import('../login-box/flows/arrive-behind-hash') : undefined;
  window.history.pushState(null, '', address);
  behindHash?.arriveBehindHash(app, window);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
