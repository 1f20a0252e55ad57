import type { AuthStrategiesConfig } from '../../../../contract';
import type { QuickKind } from '../known-user';
import { offeredKinds } from '../quick-login/offered-kinds';

/** A key to sign in with: a passkey wherever it is, or the kind of device a vendor offers by itself (sign-in spec §2). */
export type PasskeyWay = 'passkey' | Exclude<QuickKind, 'sms'>;

/** Whether the vendor offers passkeys beside its main way in: the prompt after a sign-in asks for this. */
export function hasPasskeys({ secondaryAuthStrategies }: AuthStrategiesConfig): boolean {
  return secondaryAuthStrategies.some(({ strategy, isActive }) => isActive && strategy === 'Passkeys');
}

/** The keys that the first screen offers on this device. */
export function offeredWays(strategies: AuthStrategiesConfig): PasskeyWay[] {
  const isMain = strategies.mainAuthStrategies.some(({ strategy }) => strategy === 'WebAuthN');
  // A passkey may be in this device or on a key, so one button serves both.
  if (isMain || hasPasskeys(strategies)) return ['passkey'];
  return offeredKinds(strategies).filter((kind) => kind !== 'sms');
}
