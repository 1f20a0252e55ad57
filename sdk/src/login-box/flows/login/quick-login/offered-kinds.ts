import type { App } from '../../../../app/app';
import type { AuthStrategiesConfig } from '../../../../contract';
import { storageKeys } from '../../../../core/key-value-store';
import { type QuickKind, quickKey } from '../known-user';

/** Returns the quick login methods that the vendor offers on this device, in the vendor's order. */
export function offeredKinds({ secondaryAuthStrategies }: AuthStrategiesConfig): QuickKind[] {
  const active = secondaryAuthStrategies.filter(({ isActive }) => isActive);
  const kinds = active.flatMap(({ strategy }) => kindOf(strategy) ?? []);
  return [...new Set(kinds)];
}

function kindOf(strategy: AuthStrategiesConfig['secondaryAuthStrategies'][number]['strategy']): QuickKind | null {
  if (strategy === 'WebAuthnPlatform') return isAndroid() ? 'android' : 'internal';
  if (strategy === 'WebAuthnCrossPlatform') return 'usb-key';
  return strategy === 'SmsCode' || strategy === 'SmsCodeV2' ? 'sms' : null;
}

function isAndroid(): boolean {
  return typeof navigator !== 'undefined' && /android/i.test(navigator.userAgent);
}

/** Stores on this device that the user has set up this quick login method. */
export function storeQuickLogin({ storage }: App, userId: string, kind: QuickKind): void {
  storage.local.set(storageKeys.lastUser, userId);
  storage.local.set(quickKey(userId, kind), 'true');
  storage.local.remove(storageKeys.quickLoginToRegister);
}
