import type { NavigableApp } from '../app/app-options';
import type { Ends } from './sites';

/** How visits end that begin at the host's own page. Only demos that go there load what they need for it. */
export function hostEnds(app: () => NavigableApp): Ends {
  return {
    onBack: (address) => void goBack(app(), address),
    onOwnPage(address, goOn) {
      void import('./own-page').then(({ showOwnPage }) => showOwnPage(address, app(), goOn));
      return true;
    },
  };
}

/** As the host's own router would: a load would lose the world. */
async function goBack(app: NavigableApp, address: string): Promise<void> {
  const isHash = app.options.urlStrategy === 'hash';
  const behindHash = isHash ? await import('../login-box/flows/arrive-behind-hash') : undefined;
  window.history.pushState(null, '', address);
  behindHash?.arriveBehindHash(app, window);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
