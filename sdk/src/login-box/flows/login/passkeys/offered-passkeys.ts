import type { AuthStrategiesConfig } from '../../../../contract';
import type { QuickKind } from '../known-user';
import { offeredKinds } from '../quick-login/offered-kinds';

/** A key to sign in with: a passkey on any device, or the one kind of device that a vendor offers (sign-in spec §2). */
export type PasskeyMethod = 'passkey' | Exclude<QuickKind, 'sms'>;

/** Whether the vendor offers passkeys in addition to its main login method, as the prompt after a sign-in requires. */
export function hasPasskeys({ secondaryAuthStrategies }: AuthStrategiesConfig): boolean {
  return secondaryAuthStrategies.some(({ strategy, isActive }) => isActive && strategy === 'Passkeys');
}

/** Returns the keys that the first screen offers on this device. */
export function offeredPasskeyMethods(strategies: AuthStrategiesConfig): PasskeyMethod[] {
  const isMain = strategies.mainAuthStrategies.some(({ strategy }) => strategy === 'WebAuthN');
  // A passkey may be on this device or on a security key, so one button serves both.
  if (isMain || hasPasskeys(strategies)) return ['passkey'];
  return offeredKinds(strategies).filter((kind) => kind !== 'sms');
}
