import type { WebAuthnCreationOptions, WebAuthnRequestOptions } from '../../contract';
import { fromBase64url } from './base64url';

type KeyRef = NonNullable<WebAuthnRequestOptions['allowCredentials']>[number];

/** Options of a WebAuthn call in addition to the service's. */
export interface KeyHints {
  /** What the browser should offer first; browsers without support ignore it. */
  hints?: readonly ('client-device' | 'security-key' | 'hybrid')[];
}

/** Converts the service's options for `navigator.credentials.get`: text on the wire becomes bytes. */
export function requestOptionsOf(
  wire: WebAuthnRequestOptions,
  { hints }: KeyHints = {},
): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials = [], userVerification, ...rest } = wire;
  return {
    ...rest,
    challenge: fromBase64url(challenge),
    allowCredentials: allowCredentials.map(refOf),
    ...(userVerification && { userVerification: userVerification as UserVerificationRequirement }),
    ...(hints && { hints: [...hints] }),
  };
}

/** Converts the service's options for `navigator.credentials.create`. */
export function creationOptionsOf(
  wire: WebAuthnCreationOptions,
  { hints }: KeyHints = {},
): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials = [], attestation, authenticatorSelection, ...rest } = wire;
  return {
    ...rest,
    challenge: fromBase64url(challenge),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: excludeCredentials.map(refOf),
    ...(attestation && { attestation: attestation as AttestationConveyancePreference }),
    ...(authenticatorSelection && { authenticatorSelection }),
    ...(hints && { hints: [...hints] }),
  };
}

function refOf({ type, id, transports }: KeyRef): PublicKeyCredentialDescriptor {
  return { type, id: fromBase64url(id), ...(transports && { transports: transports as AuthenticatorTransport[] }) };
}
