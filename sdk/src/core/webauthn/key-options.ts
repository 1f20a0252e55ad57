import type { WebAuthnCreationOptions, WebAuthnRequestOptions } from '../../contract';
import { fromBase64url } from './base64url';

type KeyRef = NonNullable<WebAuthnRequestOptions['allowCredentials']>[number];

/** How to ask for a key beyond what the service says. */
export interface KeyHints {
  /** What the browser should offer first; browsers that know no hints leave it out. */
  hints?: readonly ('client-device' | 'security-key' | 'hybrid')[];
}

/** The service's options as `navigator.credentials.get` takes them: what is text on the wire becomes bytes. */
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

/** The service's options as `navigator.credentials.create` takes them. */
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
