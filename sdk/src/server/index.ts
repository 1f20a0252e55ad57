/** `@portico/sdk/server`: what the server of a host needs. No React, no DOM, and nothing of the login box or portal. */
export { TokenError, type TokenErrorCode } from './token-error';
export {
  createTokenVerifier,
  type TokenVerifier,
  type TokenVerifierOptions,
  type VerifiedClaims,
} from './token-verifier';
