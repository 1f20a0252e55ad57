import {
  type AuthStrategiesConfig,
  authStrategiesConfigSchema,
  errorCodes,
  type PasswordlessType,
} from '@portico/sdk/contract';
import { type Context, refuse } from '../call/context';
import { policyOf } from '../security/policies';
import { signUpPolicyOf } from '../users/sign-up-policy';

/** The default of new vendors. */
const otherwise: AuthStrategiesConfig = {
  mainAuthStrategies: [{ strategy: 'EmailAndPassword' }],
  secondaryAuthStrategies: [],
};

/** The login methods: the vendor's policy `auth-strategies`. */
export function authStrategiesOf(context: Context): AuthStrategiesConfig {
  const policy = authStrategiesConfigSchema.safeParse({
    ...otherwise,
    ...policyOf(context.db, 'auth-strategies', null),
  });
  return policy.success ? policy.data : otherwise;
}

/** What each strategy needs; those by user name need the same. */
const typesOf: Readonly<Record<string, PasswordlessType>> = {
  EmailAndPassword: 'emailandpassword',
  MagicLink: 'magiclink',
  Code: 'code',
  SmsCode: 'smscode',
  SmsCodeV2: 'smscode',
  UsernameAndPassword: 'emailandpassword',
  UsernameAndMagicLink: 'magiclink',
  UsernameAndCode: 'code',
  UsernameAndSms: 'smscode',
};

/**
 * Refuses a login method that the vendor does not offer.
 *
 * @throws {Refusal} 403 `ER-SIGN-IN-WAY-CLOSED`.
 */
export function refuseClosedMethod(context: Context, type: PasswordlessType): void {
  const { mainAuthStrategies, secondaryAuthStrategies } = authStrategiesOf(context);
  const others = secondaryAuthStrategies.filter(({ isActive }) => isActive);
  if ([...mainAuthStrategies, ...others].some(({ strategy }) => typesOf[strategy] === type)) return;
  // A user who signs up by phone signs in by phone (sign-in spec §4, sign-up).
  if (type === 'smscode' && signUpPolicyOf(context).phoneNumber.isActive) return;
  refuse(context, 403, errorCodes.signInWayClosed, 'This way to sign in is not offered here.', { type });
}
