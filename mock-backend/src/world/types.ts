import type { PortalMetadata } from '@portico/sdk/metadata';

/** Named starting points of a world: seeds, then scenarios that go on top of one. */
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

export interface WorldOptions {
  /** Same seed, same bytes. 1 unless told otherwise. */
  seed?: number;
  /** Where the world's clock starts; a fixed day unless told otherwise. */
  now?: string | number | Date;
  /** One name or several: at most one seed (`small-team` without one) and the scenarios on top of it. */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Milliseconds an answer takes: a fixed number or a seeded range. `[200, 500]` unless told otherwise (portal spec §9). */
  latency?: number | readonly [min: number, max: number];
  /** How latency and slow faults wait; real timers unless told otherwise. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /**
   * Holds every answer against the contract and fails one that does not fit. On unless told otherwise; a demo in
   * production turns it off and answers a tenth faster.
   */
  checkAnswers?: boolean;
}

/** One request as every adapter hands it over: plain, because browsers hide cookies from `Request` and `Response`. */
export interface WorldRequest {
  method: string;
  /** Absolute address. */
  url: string;
  /** Lower-case names; `cookie` among them. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
  signal?: AbortSignal;
}

export interface WorldReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Whole `Set-Cookie` values. */
  cookies: readonly string[];
  body: Uint8Array | string | null;
}

/** The world's time. It stands still until moved, or follows a reading that the adapter hands in. */
export interface WorldClock {
  now(): number;
  /** @throws {RangeError} for a negative number of milliseconds, or none at all. */
  advance(ms: number): void;
  /** @throws {RangeError} when it is not a moment in time. */
  set(time: string | number | Date): void;
  /**
   * Runs on from where it stands at the pace of a reading in milliseconds, sampled on every `now()`. Returns the way to
   * freeze again.
   */
  follow(read: () => number): () => void;
  /** Resolves once the clock has moved `ms` onwards. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back after `advance` and `set`, with how far the clock was moved in milliseconds. */
  subscribe(listener: (movedMs: number) => void): () => void;
}

/** A mail the service would have sent. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  /** Plain text with the link in it. */
  text: string;
  /** The address a click opens, as a place of the host (`/account/reset-password?…`). */
  link?: string;
  sentAt: string;
  read: boolean;
}

/** The inbox that every mail of a world lands in. */
export interface Inbox {
  /** Newest first. */
  list(): readonly Mail[];
  /** Marks a mail as read. */
  open(id: string): Mail;
  /**
   * Opens the link of a mail as a mail scanner does before its reader, and answers what the page behind it calls by
   * itself: a link that works once and is spent on opening is gone afterwards. Gives the status of that call, `null`
   * where the page calls nothing.
   */
  scan(id: string): Promise<number | null>;
  clear(): void;
}

/** A text message the service would have sent. */
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

/** The name servers that the world asks whose a domain is. */
export interface Dns {
  /** In the order in which they were published. */
  list(): readonly DnsRecord[];
  /**
   * Adds a text record, as the owner of the domain would.
   *
   * @throws {RangeError} when one of the two is empty.
   */
  publish(record: DnsRecord): void;
  /** Takes all records of a domain away. */
  remove(domain: string): void;
}

/** A user as the directory of the company describes them. */
export interface DirectoryPerson {
  email: string;
  name?: string;
  /** True unless told otherwise. */
  active?: boolean;
  /** All groups they are in; left alone when absent. */
  groups?: readonly string[];
}

/** The directories of companies, which write people and groups into their tenants (SCIM 2.0). */
export interface CompanyDirectory {
  /** Where they may write, oldest first: every connection that a tenant has made. */
  connections(): readonly { id: string; tenantId: string; connectionName: string; source: string }[];
  /** Writes the current state of a user. Rejects with what the service says when it refuses. */
  push(connectionId: string, person: DirectoryPerson): Promise<void>;
  /** Rejects when the directory does not have them. */
  remove(connectionId: string, email: string): Promise<void>;
}

/** An authenticator app holding the secrets of every enrolled user. */
export interface Authenticator {
  accounts(): { userId: string; email: string; deviceId: string; code: string; secondsLeft: number }[];
  /** The code shown now for one user. Throws when the user has no authenticator. */
  code(email: string): string;
}

/**
 * How one call goes wrong. `status` and `malformed` answer in place of the handler, `delay` before it; `time-out` rejects
 * like a lost network after 30 s, `offline` at once; `hang` never answers.
 */
export type FaultKind =
  | { kind: 'status'; status: number; errors?: string[]; errorCode?: string }
  | { kind: 'malformed' }
  | { kind: 'delay'; ms: number }
  | { kind: 'time-out' }
  | { kind: 'hang' }
  | { kind: 'offline' };

export type FaultRule = FaultKind & {
  /**
   * `POST /identity/resources/auth/v1/user`, with `{param}` as in the contract; with `*` at its end, every call that
   * starts alike (`GET /identity/resources/users/*`); `*` alone for every call. A rule for a call that doesn't exist is
   * refused.
   */
  call: string;
  /** Percent of the matching calls that fail, drawn from the world's seed; all unless told otherwise. */
  percent?: number;
  /** How many matching calls fail; for good unless told otherwise. */
  times?: number;
};

/** Which calls go wrong. Of several rules for one call, the oldest holds. */
export interface FaultPlan {
  list(): readonly (FaultRule & { id: string })[];
  /**
   * Returns the id of the new rule.
   *
   * @throws {RangeError} when the rule is malformed, or names a call that doesn't exist; the message names the nearest one.
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
  /** Without prefix, with its query. */
  path: string;
  /** The contract's path of the call, `null` when no handler answers it. */
  call: string | null;
  /** 0 when no answer came. */
  status: number;
  /** How long it waited before it was answered, by latency and faults. */
  ms: number;
  requestBody?: unknown;
  responseBody?: unknown;
  fault?: FaultKind['kind'];
}

/** The last 1,000 answered requests, in the order in which they came. */
export interface Journal {
  list(): readonly JournalEntry[];
  clear(): void;
}

/** A user to sign in as. */
export interface Person {
  userId: string;
  email: string;
  name: string;
  /** Empty for a user who has not chosen one yet. */
  password: string;
  /** Names of the roles in the person's own tenant. */
  role: string;
  /** The first one enrolled, unless an app and a phone are. */
  secondFactor: 'none' | 'authenticator' | 'sms' | 'authenticator+sms' | 'email' | 'webauthn';
  status: 'active' | 'locked' | 'disabled' | 'unverified' | 'temporary';
}

/** One browser talking to the world: it keeps cookies as a browser would. */
export interface Connection {
  transport: (request: Request) => Promise<Response>;
  /**
   * Holds the session cookie of a user from now on, and a new one after a reset.
   *
   * @throws {Error} when no user has this e-mail address.
   */
  signIn(email: string): void;
  /** Forgets every cookie, as a fresh profile would. */
  forget(): void;
}

/** A world frozen to plain JSON. */
export interface WorldSnapshot {
  version: 1;
  options: { seed: number; scenario: ScenarioName[]; startedAt: number };
  now: number;
  random: number;
  tables: Record<string, unknown[]>;
  faults: (FaultRule & { id: string })[];
  journal: JournalEntry[];
}

/**
 * One isolated identity service: data, clock, mail inbox, phone, authenticator, faults and journal. Many live in one
 * page without touching.
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
  /** Where a hosted sign-in may send people back to; `:*` in place of the port stands for any. */
  redirectAddresses(): readonly string[];
  /**
   * Lets a hosted sign-in send people back to one more address.
   *
   * @param clientId Whose it is: the demo client's unless told otherwise. Another one is the world's client from then on.
   * @throws {RangeError} for what is no `http` or `https` address, or one with a user name or a fragment in it that is no route.
   */
  allowRedirect(address: string, clientId?: string): void;
  /** What the world grew from. */
  origin(): WorldSnapshot['options'];
  /** What `GET /metadata` answers. */
  publish(metadata: PortalMetadata): void;
  /**
   * A new browser; with `signedInAs` (an e-mail address) it already holds that person's session cookie, and holds a new
   * one after a reset.
   */
  connect(options?: { signedInAs?: string }): Connection;
  /** Answers one request; every adapter ends here. Rejects only for faults that mean "no answer". */
  answer(request: WorldRequest): Promise<WorldReply>;
  /** Calls back after anything in the world has changed: once for all changes of one task. */
  subscribe(listener: () => void): () => void;
  /** Cookies belong to browsers, so they are not in it. */
  snapshot(): WorldSnapshot;
  /**
   * Takes a snapshot, or its JSON text; requests under way are aborted.
   *
   * @throws {WorldFileError} when it is not one of ours; the world stays as it was.
   */
  restore(snapshot: unknown): void;
  /** Back to the initial state, except for a clock that follows; requests in progress are aborted. */
  reset(): void;
}
