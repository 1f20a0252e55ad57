import type { LoginResponse } from '@portico/sdk/contract';
import type { Context } from '../call/context';
import { issueResetToken } from '../users/links';
import type { Member } from './admission';
import { isBreached } from './password-history';
import { type PasswordAge, passwordAgeOf } from './password-rotation';

/**
 * Why a user with the right password has to choose another one before the sign-in: it is too old, or it has
 * leaked (sign-in spec §4 "Login"). The answer holds what it takes to choose, and no access token.
 */
export function stopForPassword(context: Context, { user, membership }: Member): LoginResponse | undefined {
  const age = passwordAgeOf(context, user, membership.tenantId);
  const isExpired = age?.passwordExpiresIn === 0;
  const isBreachedPassword = isBreached(context.db, user);
  if (!isExpired && !isBreachedPassword) return undefined;
  return {
    mfaRequired: false,
    userId: user.id,
    userEmail: user.email,
    resetPasswordToken: issueResetToken(context, user),
    ...(isExpired ? age : { isBreachedPassword }),
  };
}

/** How long the password of a signed-in user is still valid: the client warns before it expires (sign-in spec §5). */
export function passwordNotice(context: Context, { user, membership }: Member): PasswordAge | Record<string, never> {
  return passwordAgeOf(context, user, membership.tenantId) ?? {};
}
