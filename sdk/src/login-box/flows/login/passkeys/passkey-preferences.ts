import type { App } from '../../../../app/app';
import { storageKeys } from '../../../../core/key-value-store';

const PREFERRED = 'Passkeys';

type WithStorage = Pick<App, 'storage'>;

/** Stores that the last sign-in in this browser was by passkey (contract: headers-and-storage §7). */
export function storePasskeyPreference({ storage }: WithStorage): void {
  storage.local.set(storageKeys.preferredLoginMethod, PREFERRED);
}

/** Whether the last sign-in in this browser was by passkey. */
export function prefersPasskeys({ storage }: WithStorage): boolean {
  return storage.local.get(storageKeys.preferredLoginMethod) === PREFERRED;
}

/** Stops the passkey prompt in this browser. */
export function neverPrompt({ storage }: WithStorage): void {
  storage.local.set(storageKeys.dontPromptPasskeys, 'true');
}

/** Whether a user has chosen 'do not ask again' in this browser. */
export function isPromptUnwanted({ storage }: WithStorage): boolean {
  return storage.local.get(storageKeys.dontPromptPasskeys) === 'true';
}
