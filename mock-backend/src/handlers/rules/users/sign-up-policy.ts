import type { IdentifierType, SignUpStrategy } from '@portico/sdk/contract';
import { z } from 'zod';
import type { Context } from '../call/context';
import { policyOf } from '../security/policies';

const strategySchema = z.object({ isActive: z.boolean(), isRequired: z.boolean() });
const policySchema = z.object({
  /** Whether users may sign up without an invitation. */
  allowed: z.boolean().catch(true),
  /** Whether the e-mail address is confirmed before the first session. */
  verifyEmail: z.boolean().catch(true),
  /** Whether a user with an unconfirmed address may sign in. */
  allowUnverified: z.boolean().catch(false),
  email: strategySchema.catch({ isActive: true, isRequired: true }),
  phoneNumber: strategySchema.catch({ isActive: false, isRequired: false }),
  username: strategySchema.catch({ isActive: false, isRequired: false }),
});

/** The vendor's rules of sign-up. */
export type SignUpPolicy = z.infer<typeof policySchema>;

/** The vendor's policy `sign-up`, with defaults for what it leaves out. */
export function signUpPolicyOf(context: Context): SignUpPolicy {
  return policySchema.parse(policyOf(context.db, 'sign-up', null));
}

/** The fields that the sign-up form asks for. */
export function signUpStrategiesOf(context: Context): SignUpStrategy[] {
  const policy = signUpPolicyOf(context);
  const names: IdentifierType[] = ['email', 'phoneNumber', 'username'];
  return names.map((strategy) => ({ strategy, ...policy[strategy] }));
}

/** Whether a user with an unconfirmed e-mail address may sign in. */
export function admitsUnverified(context: Context): boolean {
  const { verifyEmail, allowUnverified } = signUpPolicyOf(context);
  return allowUnverified || !verifyEmail;
}
