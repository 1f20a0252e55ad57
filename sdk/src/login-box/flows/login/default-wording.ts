import { GENERIC_ERROR_CODE } from '../../../core/errors';
import type { FlowError } from '../../runtime/flow-snapshot';
import type { LoginState } from './login-state';

/** Key of its text under `loginBox.login`. */
const FAILED_TO_AUTHENTICATE = 'failedToAuthenticate';

const passwordlessSteps: readonly LoginState['step'][] = [
  'loginWithOtc',
  'loginWithSmsOtc',
  'loginWithQuickSmsOtc',
  'magicLinkPostLogin',
];

/**
 * Replaces a generic error by the default wording of passwordless, passkey, social and OIDC sign-in. Errors with a
 * reason from the service, and errors of other login methods, stay as they are.
 *
 * @param analyticsMethod Name of the login method in the page's tag manager: `passkeys` at any step that offers one.
 * @see Sign-in spec §8
 */
export function inDefaultWording(error: FlowError, state: LoginState, analyticsMethod: string): FlowError {
  if (error.code !== GENERIC_ERROR_CODE || !hasDefaultWording(state, analyticsMethod)) return error;
  return { ...error, code: FAILED_TO_AUTHENTICATE, message: 'Failed to authenticate' };
}

function hasDefaultWording(state: LoginState, analyticsMethod: string): boolean {
  if (state.step === 'callback') return state.from !== 'saml';
  return analyticsMethod === 'passkeys' || passwordlessSteps.includes(state.step);
}
