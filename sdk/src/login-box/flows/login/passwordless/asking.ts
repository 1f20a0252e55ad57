import type { App } from '../../../../app/app';
import type { AuthStrategiesConfig } from '../../../../contract';
import { type Asking, howToAsk } from './how-to-ask';

/** Loads what the first screen asks for, and meanwhile the chunk that handles the user's input. */
export function askingFor(app: App, strategies: AuthStrategiesConfig): Promise<Asking | null> {
  // Loaded before the press: if the network fails by then, the call fails, not this chunk, and the error says so.
  import('./begin-local').catch(() => undefined);
  return howToAsk(app, strategies);
}
