import { type AuthStrategiesConfig, authStrategiesConfigSchema } from '@portico/sdk/contract';
import type { Context } from './context';
import { policyOf } from './policies';

/** Most vendors begin with it. */
const otherwise: AuthStrategiesConfig = {
  mainAuthStrategies: [{ strategy: 'EmailAndPassword' }],
  secondaryAuthStrategies: [],
};

/** How people sign in: the vendor's policy `auth-strategies`. */
export function authStrategiesOf(context: Context): AuthStrategiesConfig {
  const policy = authStrategiesConfigSchema.safeParse({
    ...otherwise,
    ...policyOf(context.db, 'auth-strategies', null),
  });
  return policy.success ? policy.data : otherwise;
}
