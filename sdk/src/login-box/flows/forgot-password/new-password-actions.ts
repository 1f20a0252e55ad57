import { getPasswordConfig, resetPassword, validateResetToken } from '../../../api/users';
import { loadPasswordRules } from '../../../app/password/load-password-rules';
import { ApiError } from '../../../core/errors';
import { isDeadLink } from '../../parts/dead-links';
import type { FlowError } from '../../runtime/flow-snapshot';
import type { ForgotPasswordFlow } from './forgot-password-flow';
import type { ForgotPasswordState } from './forgot-password-state';
import { checkSmsCode, failWith, whenAttemptsAreUp } from './recovery-methods';

/** Status codes that mean an invalid link; other failures say nothing about it (contract: headers-and-storage §5). */
const invalidLinkStatuses: readonly number[] = [400, 403, 410, 422];

/**
 * Checks the link with the service. A failure that says nothing about the link counts as success: the service checks
 * the link again later.
 */
export async function checkLink(flow: ForgotPasswordFlow): Promise<void> {
  const state = flow.at('resetPasswordPage');
  if (!state) return;
  const { userId, token } = state;
  await flow.run(async () => {
    try {
      await validateResetToken(flow.app.http, { userId, token });
    } catch (error) {
      const dead = error instanceof ApiError && invalidLinkStatuses.includes(error.statusCode);
      if (dead) return { step: 'resetPasswordLinkInvalid', userId };
    }
    return state;
  });
}

/** Loads the rules of the new password. */
export async function loadPasswordConfig(flow: ForgotPasswordFlow, userId: string): Promise<void> {
  flow.showPasswordConfig(await loadPasswordRules(flow.app, getPasswordConfig(flow.app.http, userId)));
}

/** Submits the code of the text message; the new password follows. */
export async function submitSmsCode(flow: ForgotPasswordFlow, code: string): Promise<void> {
  const state = flow.at('resetPasswordViaSms');
  if (!state) return;
  await flow.run(async () => {
    const next = await checkSmsCode(flow.app.http, state, code);
    await loadPasswordConfig(flow, next.userId);
    return next;
  }, whenAttemptsAreUp(state));
}

/** Sets the new password, after the link or the code. */
export async function submitNewPassword(flow: ForgotPasswordFlow, password: string): Promise<void> {
  const state = flow.at('resetPasswordPage');
  if (!state) return;
  const { userId, token } = state;
  async function call(): Promise<ForgotPasswordState> {
    await resetPassword(flow.app.http, { userId, token, password }).catch(
      failWith('forgetPassword.unknownError', 'Unknown error occurred'),
    );
    return { step: 'resetPasswordSuccess', userId };
  }
  await flow.run(call, ({ code }: FlowError) =>
    isDeadLink(code) ? { state: { step: 'resetPasswordLinkInvalid', userId }, error: null } : {},
  );
}
