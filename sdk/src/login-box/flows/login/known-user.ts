import type { App } from '../../../app/app';
import { storageKeys } from '../../../core/key-value-store';

/** Quick login methods, for a device that knows its user (contract: sdk-surface, `QuickLoginStrategy`). */
const quickKinds = ['internal', 'usb-key', 'android', 'sms'] as const;

/** A quick login method: a platform authenticator, a security key, an Android device, or a text message. */
export type QuickKind = (typeof quickKinds)[number];

/** A user who has signed in on this device, and the quick login methods that the user has set up here. */
export interface KnownUser {
  userId: string;
  kinds: readonly QuickKind[];
}

/** Storage key for a quick login method that the user has set up on this device (contract: headers-and-storage §7). */
export function quickKey(userId: string, kind: QuickKind): string {
  return `${userId}-${kind}`;
}

/** Returns the user that this device knows; `null` if there is none, or the user has no quick login method. */
export function knownUser({ storage }: Pick<App, 'storage'>): KnownUser | null {
  const userId = storage.local.get(storageKeys.lastUser);
  if (!userId) return null;
  const kinds = quickKinds.filter((kind) => storage.local.get(quickKey(userId, kind)) === 'true');
  return kinds.length > 0 ? { userId, kinds } : null;
}
