import type { AuthStrategiesConfig } from '../../../contract';

/** A key to sign in with: a passkey wherever it is, or the kind of device a vendor offers by itself (sign-in spec §2). */
export type PasskeyWay = 'passkey' | 'internal' | 'android' | 'usb-key';

/** Whether the vendor offers passkeys beside its main way in: the prompt after a sign-in asks for this. */
export function hasPasskeys({ secondaryAuthStrategies }: AuthStrategiesConfig): boolean {
  return secondaryAuthStrategies.some(({ strategy, isActive }) => isActive && strategy === 'Passkeys');
}

/**
 * The keys that the first screen offers.
 *
 * @param isAndroid Whether the key of this device is that of a phone.
 */
export function offeredWays(strategies: AuthStrategiesConfig, isAndroid: boolean): PasskeyWay[] {
  const { mainAuthStrategies, secondaryAuthStrategies } = strategies;
  const isMain = mainAuthStrategies.some(({ strategy }) => strategy === 'WebAuthN');
  const active = secondaryAuthStrategies.filter(({ isActive }) => isActive).map(({ strategy }) => strategy);
  // A passkey may be in this device or on a key, so one button serves both.
  if (isMain || active.includes('Passkeys')) return ['passkey'];
  const ways: PasskeyWay[] = [];
  if (active.includes('WebAuthnPlatform')) ways.push(isAndroid ? 'android' : 'internal');
  if (active.includes('WebAuthnCrossPlatform')) ways.push('usb-key');
  return ways;
}
