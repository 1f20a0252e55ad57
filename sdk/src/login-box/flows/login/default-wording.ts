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
 * A failure in the default wording of passwordless, passkey, social and OIDC sign-in, where the service gives no reason of
 * its own. Any other failure, and any other sign-in, stays as it is.
 *
 * @param way What the tag manager of the page calls the sign-in: `passkeys` whatever step offers it.
 * @see Sign-in spec §8
 */
export function inDefaultWording(error: FlowError, state: LoginState, way: string): FlowError {
  if (error.code !== GENERIC_ERROR_CODE || !hasDefaultWording(state, way)) return error;
  return { ...error, code: FAILED_TO_AUTHENTICATE, message: 'Failed to authenticate' };
}

function hasDefaultWording(state: LoginState, way: string): boolean {
  if (state.step === 'callback') return state.from !== 'saml';
  return way === 'passkeys' || passwordlessSteps.includes(state.step);
}
