import * as api from '../../../../api/policies';
import type { EnforceMfaType } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import type { Limit } from '../policies/limits';
import type { Rotation } from './general-store';

/** Saves whether users need a second factor. A policy with an id is updated (portal spec §7). */
export function saveMfa(http: HttpClient, id: string | null, enforceMFAType: EnforceMfaType): Promise<unknown> {
  return id ? api.updateMfaPolicy(http, { id, enforceMFAType }) : api.createMfaPolicy(http, { enforceMFAType });
}

/** Saves after how many wrong passwords a user is locked. */
export function saveLockout(http: HttpClient, id: string | null, { isOn, amount }: Limit): Promise<unknown> {
  const policy = { enabled: isOn, maxAttempts: amount };
  return id ? api.updateLockoutPolicy(http, { id, ...policy }) : api.createLockoutPolicy(http, policy);
}

/** Saves how many of a user's last passwords can't be chosen again. */
export function saveHistory(http: HttpClient, id: string | null, { isOn, amount }: Limit): Promise<unknown> {
  const policy = { enabled: isOn, historySize: amount };
  return id ? api.updatePasswordHistoryPolicy(http, { id, ...policy }) : api.createPasswordHistoryPolicy(http, policy);
}

/** Saves after how many days a password has to change. */
export function saveRotation(http: HttpClient, { isOn, amount, notificationDays }: Rotation): Promise<unknown> {
  const policy = { isActive: isOn, rotationPeriod: amount, notificationPeriod: notificationDays };
  return api.savePasswordRotationPolicy(http, policy);
}
