import { logout } from '../api/auth-start';
import type { LoginResponse } from '../contract';
import type { HttpClient } from '../core/http-client';
import { requestToken, type TokenRequest } from './request-token';

/** Source of a session's tokens, and of the call that ends it. */
export interface TokenSource {
  /** @throws {Error} when no user is signed in, or the service could not be reached. */
  renew(request: TokenRequest): Promise<LoginResponse>;
  /** Set if the tabs share the session, so that the token of one tab works in the others. */
  readonly serveOtherTabs?: true;
  /** Ends the session at the service by a call. */
  end(): Promise<unknown>;
  /** Set if a sign-out leaves the page, which ends the session at the service; never settles then. */
  leave?(): Promise<unknown>;
  /** Called with every response that the session has accepted. */
  took?(response: LoginResponse): void;
  /** Removes the refresh token of this page, without a call. */
  forget?(): void;
  /** Called with the tenant of the tokens that follow. */
  switched?(tenantId: string): void;
}

/**
 * Creates the token source of the embedded login box, which uses the refresh cookie; the refresh token stays in the
 * cookie.
 */
export function createEmbeddedTokens(http: HttpClient): TokenSource {
  return {
    serveOtherTabs: true,
    renew: async (request) => ({ ...(await requestToken(http, request)), refreshToken: undefined }),
    end: () => logout(http),
  };
}

/**
 * Creates the token source of hosted login, which loads its chunk on first use; earlier calls are forwarded. After a
 * failure the next call loads it again.
 */
export function lazyTokens(load: () => Promise<TokenSource>): TokenSource {
  let loaded: TokenSource | undefined;
  const source = async () => loaded ?? load().then((one) => (loaded ??= one));
  return {
    renew: (request) => source().then((one) => one.renew(request)),
    end: () => source().then((one) => one.end()),
    leave: () => source().then((one) => one.leave?.()),
    took: (response) => source().then((one) => one.took?.(response)),
    // A source that was never loaded has nothing to remove.
    forget: () => loaded && source().then((one) => one.forget?.()),
    switched: (tenantId) => source().then((one) => one.switched?.(tenantId)),
  };
}
