import type { PortalMetadata } from '@portico/sdk/metadata';

/** Named starting points of a world: seeds, then scenarios on top of a seed. */
export type ScenarioName =
  | 'small-team'
  | 'fresh-vendor'
  | 'enterprise'
  | 'reseller'
  | 'trial-ending'
  | 'past-due'
  | 'locked-out'
  | 'breached'
  | 'sso-only'
  | 'passkeys-first'
  | 'captcha'
  | 'everything-off'
  | 'everything-failing';

/** Options of a new world; every one has a default. */
export interface WorldOptions {
  /** The same seed gives the same bytes. Default: 1. */
  seed?: number;
  /** Start of the world's clock; default: a fixed Monday, `2026-03-02T09:00:00.000Z`. */
  now?: string | number | Date;
  /** One name or several: at most one seed (default: `small-team`) and the scenarios on top of it. */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Delay of an answer in milliseconds: a fixed number or a seeded range. Default: `[200, 500]` (portal spec §9). */
  latency?: number | readonly [min: number, max: number];
  /** Waits for latency and slow faults; default: real timers. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /**
   * Validates every answer against the contract and fails an invalid one. Default: true; a demo in production turns it
   * off and answers a tenth faster.
   */
  checkAnswers?: boolean;
}

/** One request from any adapter: a plain object, because browsers hide cookies from `Request` and `Response`. */
export interface WorldRequest {
  method: string;
  /** Absolute address. */
  url: string;
  /** Lower-case names, including `cookie`. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
  signal?: AbortSignal;
}

/** The answer to one request, as an adapter sends it. */
export interface WorldReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Complete `Set-Cookie` values. */
  cookies: readonly string[];
  /** The whole body, also of an answer that is streamed. */
  body: Uint8Array | string | null;
  /** The body in chunks, as they become ready, if the answer is streamed. Throws where the connection breaks. */
  stream?: (signal?: AbortSignal) => AsyncIterable<string>;
}

/** The world's time. It is stopped until moved, or follows a reading that the adapter passes. */
export interface WorldClock {
  now(): number;
  /** @throws {RangeError} if `ms` is negative or not finite. */
  advance(ms: number): void;
  /** @throws {RangeError} if it is not a valid time. */
  set(time: string | number | Date): void;
  /**
   * Runs from the current time at the pace of a reading in milliseconds, sampled on every `now()`. Returns a function
   * that freezes the clock.
   */
  follow(read: () => number): () => void;
  /** Resolves once the clock has moved forward by `ms`. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls the listener after `advance` and `set`, with the distance in milliseconds. */
  subscribe(listener: (movedMs: number) => void): () => void;
}

/** A mail that the service would have sent. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  /** Plain text with the link in it. */
  text: string;
  /** The address that a click opens, as a path of the host (`/account/reset-password?…`). */
  link?: string;
  sentAt: string;
  read: boolean;
}

/** The inbox that receives every mail of a world. */
export interface Inbox {
  /** Newest first. */
  list(): readonly Mail[];
  /** Marks a mail as read. */
  open(id: string): Mail;
  /**
   * Opens the link of a mail before the user does, as a mail scanner does, and sends the call that the page of the link
   * sends when it is opened: a link that this call uses up is invalid afterwards. Returns the status of the call, `null`
   * if the page sends none.
   */
  scan(id: string): Promise<number | null>;
  clear(): void;
}

/** A text message that the service would have sent. */
export interface Sms {
  id: string;
  to: string;
  text: string;
  code?: string;
  sentAt: string;
}

/** A text record of a domain. */
export interface DnsRecord {
  domain: string;
  text: string;
}

/** The name servers that the world queries to verify the owner of a domain. */
export interface Dns {
  /** In the order in which they were published. */
  list(): readonly DnsRecord[];
  /**
   * Adds a text record, as the owner of the domain would.
   *
   * @throws {RangeError} when one of the two is empty.
   */
  publish(record: DnsRecord): void;
  /** Removes all records of a domain. */
  remove(domain: string): void;
}

/** A user as described by the company's directory. */
export interface DirectoryPerson {
  email: string;
  name?: string;
  /** Default: true. */
  active?: boolean;
  /** All groups of the user; unchanged if absent. */
  groups?: readonly string[];
}

/** The directories of companies, which write users and groups into their tenants (SCIM 2.0). */
export interface CompanyDirectory {
  /** The connections that tenants have created for directories, oldest first. */
  connections(): readonly { id: string; tenantId: string; connectionName: string; source: string }[];
  /** Writes the current state of a user. Rejects with the error of the service. */
  push(connectionId: string, person: DirectoryPerson): Promise<void>;
  /** Rejects if the directory does not have the user. */
  remove(connectionId: string, email: string): Promise<void>;
}

/** An authenticator app with the secrets of every enrolled user. */
export interface Authenticator {
  accounts(): { userId: string; email: string; deviceId: string; code: string; secondsLeft: number }[];
  /** The current code of one user. Throws if the user has no authenticator. */
  code(email: string): string;
}

/**
 * How one call fails. `status`, `malformed`, `redirect` (302 to a login page) and `html` (200 with a page, as a proxy
 * answers) replace the answer of the handler, `delay` delays it; `time-out` rejects like a network error after 30 s,
 * `offline` at once; `hang` never answers. `cut` breaks the connection after the first half of the handler's answer.
 * `step-up` refuses the call (401, RFC 9470) until the caller has shown a second factor at most `maxAge` seconds ago.
 */
export type FaultKind =
  | { kind: 'status'; status: number; errors?: string[]; errorCode?: string }
  | { kind: 'malformed' }
  | { kind: 'redirect' }
  | { kind: 'html' }
  | { kind: 'step-up'; maxAge?: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'time-out' }
  | { kind: 'hang' }
  | { kind: 'offline' }
  | { kind: 'cut' };

/** A fault, and the calls that it applies to. */
export type FaultRule = FaultKind & {
  /**
   * `POST /identity/resources/auth/v1/user`, with `{param}` as in the contract; with `*` at its end, every call with
   * this prefix (`GET /identity/resources/users/*`); `*` alone for every call. A rule for a call that doesn't exist is
   * refused.
   */
  call: string;
  /** Percent of the matching calls that fail, drawn from the world's seed; default: all. */
  percent?: number;
  /** How many matching calls fail; default: no limit. */
  times?: number;
};

/** The fault rules. If several rules match a call, the oldest applies. */
export interface FaultPlan {
  list(): readonly (FaultRule & { id: string })[];
  /**
   * Returns the id of the new rule.
   *
   * @throws {RangeError} if the rule is malformed, or names an unknown call; the message names the nearest one.
   */
  add(rule: FaultRule): string;
  remove(id: string): void;
  clear(): void;
}

/** One answered request; passwords, tokens, codes and cookies are redacted. */
export interface JournalEntry {
  id: number;
  at: string;
  method: string;
  /** Path without prefix, with its query. */
  path: string;
  /** The contract's path of the call, `null` if no handler answers it. */
  call: string | null;
  /** 0 without an answer. */
  status: number;
  /** Delay before the answer, by latency and faults. */
  ms: number;
  requestBody?: unknown;
  responseBody?: unknown;
  fault?: FaultKind['kind'];
}

/** The last 1,000 answered requests, in the order of arrival. */
export interface Journal {
  list(): readonly JournalEntry[];
  clear(): void;
}

/** A user to sign in as. */
export interface Person {
  userId: string;
  email: string;
  name: string;
  /** Empty if the user has not chosen one yet. */
  password: string;
  /** Names of the roles in the user's own tenant. */
  role: string;
  /** The first enrolled factor, or the authenticator app and the phone if both are enrolled. */
  secondFactor: 'none' | 'authenticator' | 'sms' | 'authenticator+sms' | 'email' | 'webauthn';
  status: 'active' | 'locked' | 'disabled' | 'unverified' | 'temporary';
}

/** One browser connected to the world: it keeps cookies as a browser would. */
export interface Connection {
  transport: (request: Request) => Promise<Response>;
  /**
   * Stores the session cookie of a user from now on, and a new one after a reset.
   *
   * @throws {Error} when no user has this e-mail address.
   */
  signIn(email: string): void;
  /** Removes every cookie, as a fresh profile would. */
  forget(): void;
  /** Every cookie as a complete `Set-Cookie` value, to save it next to a snapshot of the world. */
  cookies(): string[];
  /** Replaces every cookie: call it after `restore`, with the cookies of the same file. */
  setCookies(cookies: readonly string[]): void;
}

/** A world as plain JSON. */
export interface WorldSnapshot {
  version: 1;
  options: { seed: number; scenario: ScenarioName[]; startedAt: number };
  now: number;
  random: number;
  tables: Record<string, unknown[]>;
  faults: (FaultRule & { id: string })[];
  journal: JournalEntry[];
  /**
   * The cookies of the browser that wrote the file, if it added them. A world neither writes nor reads them: they belong
   * to browsers.
   */
  cookies?: string[];
}

/**
 * One isolated identity service: data, clock, mail inbox, phone, authenticator, faults and journal. Several can live in
 * one page without affecting each other.
 */
export interface World {
  readonly clock: WorldClock;
  readonly inbox: Inbox;
  /** Newest first. */
  readonly phone: { list(): readonly Sms[]; clear(): void };
  readonly authenticator: Authenticator;
  readonly dns: Dns;
  readonly directory: CompanyDirectory;
  readonly faults: FaultPlan;
  readonly journal: Journal;
  people(): readonly Person[];
  /** Addresses that a hosted sign-in may redirect to; `:*` as the port matches any port. */
  redirectAddresses(): readonly string[];
  /**
   * Allows a hosted sign-in to redirect to one more address.
   *
   * @param clientId The client of the address; default: the demo client. An unknown client is registered.
   * @throws {RangeError} if it is not an `http(s)` address, or has a user name or a fragment that is no route.
   */
  allowRedirect(address: string, clientId?: string): void;
  /** The options that the world was created with. */
  origin(): WorldSnapshot['options'];
  /** Sets the answer of `GET /metadata`. */
  publish(metadata: PortalMetadata): void;
  /**
   * A new browser; with `signedInAs` (an e-mail address) it has that user's session cookie, and a new one after a
   * reset.
   */
  connect(options?: { signedInAs?: string }): Connection;
  /** Answers one request from any adapter. Rejects only for faults that mean "no answer". */
  answer(request: WorldRequest): Promise<WorldReply>;
  /** Calls the listener after a change in the world: once for all changes of one task. */
  subscribe(listener: () => void): () => void;
  /** Does not include cookies: they belong to browsers ({@link Connection.cookies}). */
  snapshot(): WorldSnapshot;
  /**
   * Restores a snapshot, or its JSON text; aborts requests in progress.
   *
   * @throws {WorldFileError} if it is not a valid world; the world stays as it was.
   */
  restore(snapshot: unknown): void;
  /** Restores the initial state, except for a clock that follows; aborts requests in progress. */
  reset(): void;
}
