import { goOnAfterLogin } from '../../app/go-on-after-login';
import { leaveFailedSSO } from '../../login-box/flows/login/callback-actions';
import { confirmRecoveryCode } from '../../login-box/flows/login/enrolment-actions';
import type { LoginFlow } from '../../login-box/flows/login/login-flow';
import type { LoginStep } from '../../login-box/flows/login/login-state';
import { passOverPasskey } from '../../login-box/flows/login/passkeys/prompt-actions';
import { leaveMagicLink } from '../../login-box/flows/login/passwordless/passwordless-actions';
import { declineQuickLogin } from '../../login-box/flows/login/quick-login/quick-actions';
import { goOnAfterRotation } from '../../login-box/flows/login/rotation/rotation-actions';
import { goToSSO } from '../../login-box/flows/login/sso-actions';

type GoOn = (flow: LoginFlow) => unknown;

const continuations: { readonly [S in LoginStep]?: GoOn } = {
  forceTwoFactor: confirmRecoveryCode,
  loginWithQuickSmsOtc: declineQuickLogin,
  loginWithSSOFailed: leaveFailedSSO,
  magicLinkPostLoginSuccess: leaveMagicLink,
  passwordRotationNotification: goOnAfterRotation,
  promptPasskeys: passOverPasskey,
  quickLoginPhone: declineQuickLogin,
  redirectToSSO: goToSSO,
  registerQuickLogin: declineQuickLogin,
  success: ({ app }) => goOnAfterLogin(app),
};

/** Continues from a step without input, or with optional input. */
export async function goOnFrom(flow: LoginFlow): Promise<void> {
  await continuations[flow.state().step]?.(flow);
}
