import {
  authStrategiesConfigSchema,
  captchaPolicySchema,
  type MfaStrategiesConfig,
  mfaStrategiesConfigSchema,
  mfaStrategyNameSchema,
  passwordConfigSchema,
  type UserEmailPolicy,
  userEmailPolicySchema,
  type VendorConfig,
  vendorConfigSchema,
} from '@portico/sdk/contract';
import { route } from './route';
import { authStrategiesOf } from './rules/auth/auth-strategies';
import { passwordConfigOf } from './rules/auth/password-policy';
import { vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { enrollableStrategies } from './rules/mfa/mfa-policy';
import { policyFlag, policyId, policyOf } from './rules/security/policies';
import { signUpPolicyOf } from './rules/users/sign-up-policy';

function getPublicConfiguration(context: HandlerContext<never>): HandlerReply {
  const { allowed, allowUnverified } = signUpPolicyOf(context);
  const configuration: VendorConfig = {
    allowSignups: allowed,
    allowNotVerifiedUsersLogin: allowUnverified,
    apiTokensEnabled: true,
    forcePermissions: false,
    authStrategy: authStrategiesOf(context).mainAuthStrategies[0]?.strategy ?? 'NoLocalAuthentication',
    machineToMachineAuthStrategy: 'ClientCredentials',
  };
  return context.reply(200, configuration);
}

function getPublicAuthStrategies(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, authStrategiesOf(context));
}

async function getAuthStrategies(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, authStrategiesOf(context));
}

/** Answers without a token: the sign-up form needs it (contract: client-facts). */
async function getPasswordPolicy(context: HandlerContext<never>): Promise<HandlerReply> {
  return context.reply(200, passwordConfigOf(context, await tenantOfCaller(context)));
}

/** A signed-in user gets the rules of their tenant, any other caller those of the vendor. */
async function tenantOfCaller(context: HandlerContext<never>): Promise<string | null> {
  const isSignedIn = context.request.headers.authorization !== undefined;
  return isSignedIn ? (await context.caller()).tenant.id : null;
}

function getCaptchaPolicy(context: HandlerContext<never>): HandlerReply {
  const { createdAt } = vendorOf(context);
  const otherwise = { siteKey: '', enabled: false, createdAt, updatedAt: createdAt };
  const policy = { ...otherwise, ...policyOf(context.db, 'captcha', null), id: policyId('captcha', null) };
  return context.reply(200, captchaPolicySchema.parse(policy));
}

/** Answers without a token: a user who has to enrol a second factor during sign-in has none yet. */
function getMfaStrategies(context: HandlerContext<never>): HandlerReply {
  const offered = enrollableStrategies(context);
  const strategies = mfaStrategyNameSchema.options.map((strategy) => {
    return { strategy, isActive: offered.includes(strategy) };
  });
  return context.reply(200, { strategies } satisfies MfaStrategiesConfig);
}

async function getUserEmailPolicy(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const allowEmailChange = policyFlag(context.db, 'user-emails', tenant.id, 'allowEmailChange', true);
  return context.reply(200, { allowEmailChange } satisfies UserEmailPolicy);
}

/** What the vendor has set (sign-in spec §7 "Users", configurations). */
export const configurationRoutes = [
  route('GET /identity/resources/configurations/v1/public', getPublicConfiguration, { answer: vendorConfigSchema }),
  route('GET /identity/resources/configurations/v1/auth/strategies/public', getPublicAuthStrategies, {
    answer: authStrategiesConfigSchema,
  }),
  route('GET /identity/resources/configurations/v1/auth/strategies', getAuthStrategies, {
    answer: authStrategiesConfigSchema,
  }),
  route('GET /identity/resources/configurations/v1/password', getPasswordPolicy, { answer: passwordConfigSchema }),
  route('GET /identity/resources/configurations/v1/captcha-policy/public', getCaptchaPolicy, {
    answer: captchaPolicySchema,
  }),
  route('GET /identity/resources/configurations/v1/mfa/strategies', getMfaStrategies, {
    answer: mfaStrategiesConfigSchema,
  }),
  route('GET /identity/resources/configurations/v1/user-emails-policy', getUserEmailPolicy, {
    answer: userEmailPolicySchema,
  }),
];
