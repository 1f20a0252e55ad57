import { expect, it } from 'vitest';
import {
  passwordRotationPolicySchema,
  saveLockoutPolicyRequestSchema,
  savePasswordHistoryPolicyRequestSchema,
  sessionConfigurationsSchema,
} from '../../../contract';
import {
  ADDRESSES_PER_PAGE,
  CONCURRENT_SESSIONS,
  HISTORY_SIZE,
  LOCKOUT_ATTEMPTS,
  ROTATION_DAYS,
  TIMEOUT_SECONDS,
} from './security-limits';

interface Schema {
  safeParse(value: unknown): { success: boolean };
}

const idle = (timeout: number) => ({ sessionIdleTimeoutConfiguration: { isActive: true, timeout } });
const concurrent = (maxSessions: number) => ({ sessionConcurrentConfiguration: { isActive: true, maxSessions } });

it.each<[string, number, Schema, (value: number) => object]>([
  ['a timeout', TIMEOUT_SECONDS.max, sessionConfigurationsSchema, idle],
  ['the sessions', CONCURRENT_SESSIONS.max, sessionConfigurationsSchema, concurrent],
  [
    'wrong passwords',
    LOCKOUT_ATTEMPTS.max,
    saveLockoutPolicyRequestSchema,
    (maxAttempts) => ({ enabled: true, maxAttempts }),
  ],
  [
    'a history',
    HISTORY_SIZE.max,
    savePasswordHistoryPolicyRequestSchema,
    (historySize) => ({ enabled: true, historySize }),
  ],
  ['a rotation', ROTATION_DAYS.max, passwordRotationPolicySchema, (rotationPeriod) => ({ rotationPeriod })],
])('offers the largest number of %s that the service takes', (_, max, schema, body) => {
  expect(schema.safeParse(body(max)).success).toBe(true);
  expect(schema.safeParse(body(max + 1)).success).toBe(false);
});

it('shows four addresses on a page (portal spec §9)', () => {
  expect(ADDRESSES_PER_PAGE).toBe(4);
});
