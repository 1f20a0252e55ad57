import type { App } from '../../../app/app';
import { storageKeys } from '../../../core/key-value-store';

/** Quick ways to sign in on a device that knows its user (contract: sdk-surface, `QuickLoginStrategy`). */
const quickKinds = ['internal', 'usb-key', 'android', 'sms'] as const;

/** One of the quick ways: what the device holds itself, a security key, an Android device, or a text message. */
export type QuickKind = (typeof quickKinds)[number];

/** Somebody who has signed in on this device, and the quick ways they have set up here. */
export interface KnownUser {
  userId: string;
  kinds: readonly QuickKind[];
}

/** Where this device keeps that somebody has set up a quick way (contract: headers-and-storage §7). */
export function quickKey(userId: string, kind: QuickKind): string {
  return `${userId}-${kind}`;
}

/** Who this device knows; `null` when nobody, or nobody with a quick way. */
export function knownUser({ storage }: Pick<App, 'storage'>): KnownUser | null {
  const userId = storage.local.get(storageKeys.lastUser);
  if (!userId) return null;
  const kinds = quickKinds.filter((kind) => storage.local.get(quickKey(userId, kind)) === 'true');
  return kinds.length > 0 ? { userId, kinds } : null;
}
