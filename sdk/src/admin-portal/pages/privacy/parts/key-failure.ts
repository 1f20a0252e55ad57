import { KeyError, type KeyFailure } from '../../../../core/webauthn/key-error';

/** Key of the text about a key that the browser did not return, under `adminPortal.privacy_keys`. */
export type KeyFailureText =
  | 'passkeyCancelled'
  | 'passkeyTimedOut'
  | 'passkeyNotSupported'
  | 'passkeyAlreadyRegistered'
  | 'passkeyWrongOrigin'
  | 'passkeyFailed';

const texts: Readonly<Record<KeyFailure, KeyFailureText>> = {
  cancelled: 'passkeyCancelled',
  aborted: 'passkeyCancelled',
  timedOut: 'passkeyTimedOut',
  notSupported: 'passkeyNotSupported',
  alreadyRegistered: 'passkeyAlreadyRegistered',
  wrongOrigin: 'passkeyWrongOrigin',
  failed: 'passkeyFailed',
};

/** The text of a failed call if the browser's key API failed it; `undefined` if the service did. */
export function keyFailureText({ cause }: Error): KeyFailureText | undefined {
  return cause instanceof KeyError ? texts[cause.reason] : undefined;
}
