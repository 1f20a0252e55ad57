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

/** Creates the token source of hosted login, which loads its chunk on first use; earlier calls are forwarded. */
export function lazyTokens(load: () => Promise<TokenSource>): TokenSource {
  let loading: Promise<TokenSource> | undefined;
  const source = () => {
    loading ??= load();
    return loading;
  };
  return {
    renew: async (request) => (await source()).renew(request),
    end: async () => (await source()).end(),
    leave: async () => (await source()).leave?.(),
    took: (response) => void source().then((one) => one.took?.(response)),
    // A source that was never loaded has nothing to remove.
    forget: () => void loading?.then((one) => one.forget?.()),
    switched: (tenantId) => void source().then((one) => one.switched?.(tenantId)),
  };
}
