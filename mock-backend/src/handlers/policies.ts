import {
  errorCodes,
  type GlobalPolicy,
  globalPolicySchema,
  lockoutPolicySchema,
  mfaPolicySchema,
  passwordConfigSchema,
  passwordHistoryPolicySchema,
  passwordRotationPolicySchema,
  saveLockoutPolicyRequestSchema,
  saveMfaPolicyRequestSchema,
  savePasswordHistoryPolicyRequestSchema,
} from '@portico/sdk/contract';
import type { ZodObject, ZodType } from 'zod';
import { publicKeyPem } from '../core/signing-key';
import { route } from './route';
import { DEFAULT_HISTORY_SIZE } from './rules/auth/password-history';
import { passwordConfigOf } from './rules/auth/password-policy';
import { ownRotation } from './rules/auth/password-rotation';
import { type Context, refuse, vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { LOCKOUT_MAX_ATTEMPTS } from './rules/security/lockout';
import { mayOverride, type PolicyName, policyId, policyOf, savePolicy } from './rules/security/policies';
import { SESSION_TTL_SECONDS } from './rules/sessions/open-session';
import { ACCESS_TOKEN_SECONDS } from './rules/sessions/session-tokens';
import { permissionKeys } from './rules/team/permissions';
import { signUpPolicyOf } from './rules/users/sign-up-policy';

type Level = 'tenant' | 'vendor';

/** A policy that vendor and tenant each have one of. */
interface LevelledPolicy {
  name: PolicyName;
  /** What holds while no policy is set. */
  otherwise: Record<string, string | number | boolean>;
  answer: ZodType;
  request: ZodObject;
}

const mfa: LevelledPolicy = {
  name: 'mfa',
  otherwise: { enforceMFAType: 'DontForce' },
  answer: mfaPolicySchema,
  request: saveMfaPolicyRequestSchema,
};

const lockout: LevelledPolicy = {
  name: 'lockout',
  otherwise: { enabled: true, maxAttempts: LOCKOUT_MAX_ATTEMPTS },
  answer: lockoutPolicySchema,
  request: saveLockoutPolicyRequestSchema,
};

const history: LevelledPolicy = {
  name: 'password-history',
  otherwise: { enabled: false, historySize: DEFAULT_HISTORY_SIZE },
  answer: passwordHistoryPolicySchema,
  request: savePasswordHistoryPolicyRequestSchema,
};

function getPolicy(policy: LevelledPolicy, level: Level) {
  return async (context: HandlerContext<never>): Promise<HandlerReply> => {
    const { tenant } = await context.caller();
    return context.reply(200, toPolicy(context, policy, level === 'tenant' ? tenant.id : null));
  };
}

/** Both forms end alike: there is one policy a tenant, and its id is known before it is set. */
function createPolicy(policy: LevelledPolicy) {
  return async (context: HandlerContext<never>): Promise<HandlerReply> => {
    const { tenant } = await context.caller();
    save(context, policy, tenant.id, context.read(policy.request));
    return context.reply(201, toPolicy(context, policy, tenant.id));
  };
}

function updatePolicy(policy: LevelledPolicy) {
  return async (context: HandlerContext<never>): Promise<HandlerReply> => {
    const { tenant } = await context.caller();
    save(context, policy, tenant.id, context.read(policy.request.partial()));
    return context.reply(200, toPolicy(context, policy, tenant.id));
  };
}

function save(context: Context, { name }: LevelledPolicy, tenantId: string, body: Record<string, unknown>): void {
  const { id, ...changes } = body;
  if (id && id !== policyId(name, tenantId)) {
    refuse(context, 404, errorCodes.notFound, 'There is no such policy.', { kind: 'policy' });
  }
  refuseOverride(context, name);
  savePolicy(context, name, tenantId, changes as Record<string, string | number | boolean>);
}

function refuseOverride(context: Context, name: PolicyName): void {
  if (!mayOverride(context.db, name)) {
    refuse(context, 403, errorCodes.forbidden, 'The vendor decides this for every account.');
  }
}

/** A policy that is not set has the date on which the vendor was created. */
function toPolicy(context: Context, { name, otherwise, answer }: LevelledPolicy, tenantId: string | null): unknown {
  const { createdAt } = vendorOf(context);
  const value = policyOf(context.db, name, tenantId);
  return answer.parse({ createdAt, updatedAt: createdAt, ...otherwise, ...value, id: policyId(name, tenantId) });
}

async function getGlobalPolicy(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const { createdAt } = vendorOf(context);
  const policy: GlobalPolicy = {
    id: policyId('global', null),
    enforceMFAType: mfaPolicySchema.parse(toPolicy(context, mfa, null)).enforceMFAType,
    createdAt,
    updatedAt: createdAt,
    allowOverrideEnforcePasswordHistory: mayOverride(context.db, 'password-history'),
    allowOverridePasswordComplexity: mayOverride(context.db, 'password'),
    allowOverridePasswordExpiration: mayOverride(context.db, 'password-rotation'),
    allowSignups: signUpPolicyOf(context).allowed,
    apiTokensEnabled: true,
    cookieSameSite: 'LAX',
    defaultRefreshTokenExpiration: SESSION_TTL_SECONDS,
    defaultTokenExpiration: ACCESS_TOKEN_SECONDS,
    publicKey: publicKeyPem,
  };
  return context.reply(200, policy);
}

function getRotation(level: Level) {
  return async (context: HandlerContext<never>): Promise<HandlerReply> => {
    const { tenant } = await context.caller();
    return context.reply(200, ownRotation(context.db, level === 'tenant' ? tenant.id : null));
  };
}

async function saveRotation(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const wanted = { ...ownRotation(context.db, tenant.id), ...context.read(passwordRotationPolicySchema) };
  const { isActive = false, rotationPeriod, notificationPeriod = 0 } = wanted;
  if (isActive && rotationPeriod === undefined) {
    refuse(context, 400, errorCodes.invalidRequest, 'rotationPeriod: is needed');
  }
  if (rotationPeriod !== undefined && notificationPeriod >= rotationPeriod) {
    refuse(context, 400, errorCodes.invalidRequest, 'notificationPeriod: must be less than rotationPeriod');
  }
  refuseOverride(context, 'password-rotation');
  savePolicy(context, 'password-rotation', tenant.id, { ...wanted });
  return context.reply(200, ownRotation(context.db, tenant.id));
}

async function getVendorPasswordPolicy(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, passwordConfigOf(context, null));
}

const {
  readSecurityPolicy: read,
  changeSecurityPolicy: change,
  readPasswordRotation,
  changePasswordRotation,
} = permissionKeys;

/** Rules for users and passwords, of the vendor and of a tenant (portal spec §7 "Restrictions and policies"). */
export const policyRoutes = [
  route('GET /identity/resources/configurations/v1', getGlobalPolicy, { permission: read, answer: globalPolicySchema }),
  route('GET /identity/resources/configurations/v1/mfa-policy', getPolicy(mfa, 'tenant'), {
    permission: read,
    answer: mfa.answer,
  }),
  route('GET /identity/resources/configurations/v1/mfa-policy/vendor', getPolicy(mfa, 'vendor'), {
    permission: read,
    answer: mfa.answer,
  }),
  route('POST /identity/resources/configurations/v1/mfa-policy', createPolicy(mfa), {
    permission: change,
    answer: mfa.answer,
    record: recordAs('security.changed', () => 'Second factor'),
  }),
  route('PATCH /identity/resources/configurations/v1/mfa-policy', updatePolicy(mfa), {
    permission: change,
    answer: mfa.answer,
    record: recordAs('security.changed', () => 'Second factor'),
  }),
  route('GET /identity/resources/configurations/v1/lockout-policy', getPolicy(lockout, 'tenant'), {
    permission: read,
    answer: lockout.answer,
  }),
  route('GET /identity/resources/configurations/v1/lockout-policy/vendor', getPolicy(lockout, 'vendor'), {
    permission: read,
    answer: lockout.answer,
  }),
  route('POST /identity/resources/configurations/v1/lockout-policy', createPolicy(lockout), {
    permission: change,
    answer: lockout.answer,
    record: recordAs('security.changed', () => 'Lockout'),
  }),
  route('PATCH /identity/resources/configurations/v1/lockout-policy', updatePolicy(lockout), {
    permission: change,
    answer: lockout.answer,
    record: recordAs('security.changed', () => 'Lockout'),
  }),
  route('GET /identity/resources/configurations/v1/password-history-policy', getPolicy(history, 'tenant'), {
    permission: read,
    answer: history.answer,
  }),
  route('GET /identity/resources/configurations/v1/password-history-policy/vendor', getPolicy(history, 'vendor'), {
    permission: read,
    answer: history.answer,
  }),
  route('POST /identity/resources/configurations/v1/password-history-policy', createPolicy(history), {
    permission: change,
    answer: history.answer,
    record: recordAs('security.changed', () => 'Password history'),
  }),
  route('PATCH /identity/resources/configurations/v1/password-history-policy', updatePolicy(history), {
    permission: change,
    answer: history.answer,
    record: recordAs('security.changed', () => 'Password history'),
  }),
  route('GET /identity/resources/configurations/v1/password-rotation', getRotation('tenant'), {
    permission: readPasswordRotation,
    answer: passwordRotationPolicySchema,
  }),
  route('GET /identity/resources/configurations/v1/password-rotation/vendor', getRotation('vendor'), {
    permission: readPasswordRotation,
    answer: passwordRotationPolicySchema,
  }),
  route('POST /identity/resources/configurations/v1/password-rotation', saveRotation, {
    permission: changePasswordRotation,
    answer: passwordRotationPolicySchema,
    record: recordAs('security.changed', () => 'Password rotation'),
  }),
  route('GET /identity/resources/configurations/v1/password/vendor', getVendorPasswordPolicy, {
    answer: passwordConfigSchema,
  }),
];
