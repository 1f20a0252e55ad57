import type { App } from '../../../../app/app';
import type { AuthStrategiesConfig } from '../../../../contract';
import { createIdentifierPrompt, type IdentifierPrompt } from './identifier-prompt';

/** Loads what the first screen asks for, and meanwhile the chunk that handles the user's input. */
export function loadIdentifierPrompt(app: App, strategies: AuthStrategiesConfig): Promise<IdentifierPrompt | null> {
  // Loaded before the press: if the network fails by then, the call fails, not this chunk, and the error says so.
  import('./begin-local').catch(() => undefined);
  return createIdentifierPrompt(app, strategies);
}
