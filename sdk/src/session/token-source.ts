import { logout } from '../api/auth-start';
import type { LoginResponse } from '../contract';
import type { HttpClient } from '../core/http-client';
import { requestToken, type TokenRequest } from './request-token';

/** Where a session's tokens come from, and how it ends. */
export interface TokenSource {
  /** @throws {Error} when nobody is signed in, or the service could not be asked. */
  renew(request: TokenRequest): Promise<LoginResponse>;
  /** Set where the token of one tab serves the others as well: they have the session in common. */
  readonly serveOtherTabs?: true;
  /** Set where ending it leaves the page: the service is told by that, and must not be told again afterwards. */
  readonly endsElsewhere?: true;
  /** Ends the session at the service. */
  end(): Promise<unknown>;
  /** Told of every answer that the session has taken. */
  took?(response: LoginResponse): void;
  /** Drops what renews the tokens in this page; the service is not called. */
  forget?(): void;
  /** Told of the tenant that tokens are wanted for from now on. */
  switched?(tenantId: string): void;
}

/** Tokens of the embedded login box: by cookie, from the service's own calls. What renews them stays in the cookie. */
export function createEmbeddedTokens(http: HttpClient): TokenSource {
  return {
    serveOtherTabs: true,
    renew: async (request) => ({ ...(await requestToken(http, request)), refreshToken: undefined }),
    end: () => logout(http),
  };
}

/** The source of hosted login, downloaded when it is first asked; what it is told before is passed on. */
export function lazyTokens(load: () => Promise<TokenSource>): TokenSource {
  let loading: Promise<TokenSource> | undefined;
  const source = () => {
    loading ??= load();
    return loading;
  };
  return {
    endsElsewhere: true,
    renew: async (request) => (await source()).renew(request),
    end: async () => (await source()).end(),
    took: (response) => void source().then((one) => one.took?.(response)),
    // Never loaded, it holds nothing.
    forget: () => void loading?.then((one) => one.forget?.()),
    switched: (tenantId) => void source().then((one) => one.switched?.(tenantId)),
  };
}
