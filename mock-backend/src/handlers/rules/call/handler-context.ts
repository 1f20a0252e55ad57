import type { ZodType } from 'zod';
import type { AuthenticatorDevice } from '../../../core/authenticator-device';
import type { Ids, Random } from '../../../core/random';
import type { TokenClaims, Tokens } from '../../../core/tokens';
import type { Mail, Sms, WorldClock } from '../../../core/types';
import type { Database } from '../../../db/database';
import type { MembershipRow, RefreshTokenRow, RoleRow, SessionRow, TenantRow, UserRow } from '../../../db/tables';

/** The first segment of the service's paths: browsers send it, servers leave it out. */
export const PREFIX = '/frontegg';

/** A parsed request. Its size and encoding are checked, its body is not validated. */
export interface HandlerRequest {
  method: string;
  url: URL;
  /** The path without prefix and trailing slash. */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, `FormData` of a form (both kinds), or `undefined` without a body. */
  body: unknown;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
  clientIp: string;
}

/** What a handler answers. */
export interface HandlerReply {
  status: number;
  /** Sent as JSON, or as it is when a content type of another kind is among the headers. `undefined` sends nothing. */
  body?: unknown;
  /** The body as JSON, once it has been written. */
  text?: string;
  /** The body in chunks, if it is streamed: they are sent one after another. */
  chunks?: readonly string[];
  /** Whole `Set-Cookie` values. */
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** The caller, by the bearer token. */
export interface Caller {
  user: UserRow;
  /** The tenant of this call. */
  tenant: TenantRow;
  /** In that tenant, or in the tenant above it by which the user may enter it. */
  membership: MembershipRow;
  /** The tenant of the user's own membership: this one, or one above it. */
  homeTenantId: string;
  roles: RoleRow[];
  /** Keys; may hold `*`. */
  permissions: string[];
  session: SessionRow;
  claims: TokenClaims;
}

/** The user of a new session, their client and how they signed in. */
export interface OpenSession {
  userId: string;
  tenantId: string;
  /** `['pwd']`, or `['pwd', 'mfa', 'otp']` after a second factor. */
  amr: string[];
  acr?: string;
  /** The impersonator. */
  actorId?: string;
  /** How long it lasts; 15 days by default. */
  ttlSeconds?: number;
  ipAddress?: string;
  userAgent?: string;
}

/** A session with the refresh token that keeps it alive. */
export interface OpenedSession {
  session: SessionRow;
  refreshToken: RefreshTokenRow;
  /** Whole `Set-Cookie` value. */
  cookie: string;
}

/** The services of one world. Random values, dates and ids come from here, so that a seed reproduces them. */
export interface Services {
  db: Database;
  clock: WorldClock;
  random: Random;
  ids: Ids;
  /** Waits this many milliseconds before the handler continues. */
  wait(ms: number): Promise<void>;
  inbox: { send(mail: Pick<Mail, 'to' | 'subject' | 'text' | 'link'>): void };
  phone: { send(message: Pick<Sms, 'to' | 'text' | 'code'>): void };
  /** RFC 6238 on the world's clock. */
  authenticator: AuthenticatorDevice;
  /** RS256, with the world's key set. */
  tokens: Tokens;
  /** Stores a session and its first refresh token, and returns the cookie that carries it. */
  openSession(options: OpenSession): OpenedSession;
  /** The next refresh token of a session. */
  rotate(session: SessionRow): OpenedSession;
}

export interface HandlerContext<Params extends string = string> extends Services {
  request: HandlerRequest;
  /** Parts of the path, decoded. */
  params: Readonly<Record<Params, string>>;
  /** @throws {Refusal} 400 with `ER-INVALID-REQUEST` when the body does not fit. */
  read<T>(schema: ZodType<T>): T;
  /**
   * The signed-in user. The bearer token (`sub`, `tenantId`, `sid`) must be issued by this world and not expired on its
   * clock, the session neither revoked nor ended, and the membership not disabled.
   *
   * @throws {Refusal} 401 with `ER-UNAUTHORIZED`.
   */
  caller(): Promise<Caller>;
  reply(status: number, body?: unknown, more?: Pick<HandlerReply, 'cookies' | 'headers' | 'chunks'>): HandlerReply;
  /** An error body as the service writes it: `{ errors: [message], errorCode, context }`. */
  fail(status: number, errorCode: string, message: string, context?: Record<string, unknown>): HandlerReply;
}
