import type { App } from '../../../../app/app';
import type { AuthStrategiesConfig } from '../../../../contract';
import { type Asking, howToAsk } from './how-to-ask';

/** How the first screen asks who is there; what follows upon the answer is fetched meanwhile. */
export function askingFor(app: App, strategies: AuthStrategiesConfig): Promise<Asking | null> {
  // Here before the press: a network that is gone by then is told as what it is.
  import('./begin-local').catch(() => undefined);
  return howToAsk(app, strategies);
}
