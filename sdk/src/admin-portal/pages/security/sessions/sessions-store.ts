import type { StoreApi } from 'zustand/vanilla';
import { getSessionConfigurations, saveSessionConfigurations } from '../../../../api/sessions';
import type { SessionConfigurations } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import { type Limit, numberOf } from '../policies/limits';
import { createPolicyStore, type PolicyStore } from '../policies/policy-store';
import { SUGGESTED } from '../security-limits';

/** The limits of sessions, in their order (portal spec §2 "Session settings"). */
export const sessionPolicies = ['idleSessionTimeout', 'forceReLogin', 'maximumConcurrentSessions'] as const;
/** A limit of sessions, by the name of the specification. */
export type SessionPolicy = (typeof sessionPolicies)[number];

/** The limits of sessions; timeouts in seconds. */
export type SessionLimits = Record<SessionPolicy, Limit>;

/** Creates the store of the limits of sessions. */
export function createSessionsStore(http: HttpClient): StoreApi<PolicyStore<SessionLimits>> {
  return createPolicyStore(() => getSessionConfigurations(http).then(limitsOf));
}

/** Saves one limit; the service keeps the others. */
export function saveSessionLimit(http: HttpClient, policy: SessionPolicy, limit: Limit): Promise<unknown> {
  return saveSessionConfigurations(http, bodyOf(policy, limit));
}

function bodyOf(policy: SessionPolicy, { isOn: isActive, amount }: Limit): SessionConfigurations {
  switch (policy) {
    case 'idleSessionTimeout':
      return { sessionIdleTimeoutConfiguration: { isActive, timeout: amount } };
    case 'forceReLogin':
      return { sessionTimeoutConfiguration: { isActive, timeout: amount } };
    case 'maximumConcurrentSessions':
      return { sessionConcurrentConfiguration: { isActive, maxSessions: amount } };
  }
}

function limitsOf(answer: SessionConfigurations): SessionLimits {
  const idle = answer.sessionIdleTimeoutConfiguration;
  const relogin = answer.sessionTimeoutConfiguration;
  const concurrent = answer.sessionConcurrentConfiguration;
  const parts = [idle, relogin, concurrent].filter((part) => part != null);
  if (parts.length === 0) requireEmpty(answer);
  if (parts.some(({ isActive }) => typeof isActive !== 'boolean')) throw new TypeError('A limit is malformed');
  return {
    idleSessionTimeout: limitOf(idle?.isActive, idle?.timeout, SUGGESTED.idleSeconds),
    forceReLogin: limitOf(relogin?.isActive, relogin?.timeout, SUGGESTED.reloginSeconds),
    maximumConcurrentSessions: limitOf(concurrent?.isActive, concurrent?.maxSessions, SUGGESTED.sessionsAtOnce),
  };
}

/** Only an empty object says that no limit is set. Any other answer is malformed, and must not be shown as no limits. */
function requireEmpty(answer: SessionConfigurations): void {
  if (JSON.stringify(answer) !== '{}') throw new TypeError('The answer has no limits of sessions');
}

function limitOf(isActive: unknown, amount: unknown, suggested: number): Limit {
  return { isOn: isActive === true, amount: numberOf(amount, suggested) };
}
