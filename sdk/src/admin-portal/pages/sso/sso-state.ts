import type { SsoConfiguration, SsoGroup, TeamRole } from '../../../contract';
import type { Loaded } from '../../parts/loaded';
import type { TestResult } from './test/test-result';

/** What the service has to know about an identity provider. */
export interface ProviderSettings {
  /** Where users sign in; of OpenID Connect: the issuer. */
  ssoEndpoint: string;
  publicCertificate: string;
  signRequest: boolean;
  oidcClientId: string;
  oidcSecret: string;
}

/** Metadata of an identity provider: the text of its file, or where it is published. */
type Metadata = { xml: string } | { url: string };

/** The last test of a connection, with its outcome. */
interface TestedConnection {
  connectionId: string;
  result: TestResult;
}

/** A group of the provider, and the roles that its members get. */
type GroupDraft = Omit<SsoGroup, 'id'>;

/**
 * The state of the page and the user's actions. All but `load` reject with an {@link ApiError}: with status 404 if the
 * connection was deleted meanwhile.
 */
export interface SsoStore {
  connections: Loaded<readonly SsoConfiguration[]>;
  /** The roles of the account; `null` until loaded. */
  roles: readonly TeamRole[] | null;
  /** The last test that came back to this page; `null` before. */
  tested: TestedConnection | null;
  setTested(tested: TestedConnection): void;
  loadRoles(): Promise<void>;
  /** Never rejects. */
  load(): Promise<void>;
  /** Adds a connection without domains; returns its id, or `undefined` if the answer does not say it. */
  create(type: string): Promise<string | undefined>;
  remove(connectionId: string): Promise<void>;
  /**
   * Turns a connection on or off. Rejects with status 412 if another user has changed what `base`, the connection as the
   * user has seen it, signs in with; the state then has the current one.
   */
  setEnabled(base: SsoConfiguration, enabled: boolean): Promise<void>;
  addDomain(connectionId: string, domain: string): Promise<void>;
  /** Replaces a domain, and clears endpoint, certificate and sign-request flag (portal spec §4 "SSO"). */
  changeDomain(connectionId: string, domainId: string, domain: string): Promise<void>;
  removeDomain(connectionId: string, domainId: string): Promise<void>;
  /** Checks whether the DNS has the domain's record. */
  validateDomain(connectionId: string, domainId: string): Promise<void>;
  /**
   * Saves the changed settings only. If another user has changed one of them since it was loaded, it takes over the
   * current settings and rejects with status 412: the next call overwrites them.
   */
  saveSettings(connectionId: string, changes: Partial<ProviderSettings>): Promise<void>;
  /** Takes endpoint, certificate and sign-request flag from metadata. */
  readMetadata(connectionId: string, metadata: Metadata): Promise<void>;
  /**
   * Sets the roles of everyone who signs in through the connection. Rejects with status 412 if another user has changed
   * those of `base`, which the user has seen; the state then has the current ones.
   */
  setRoles(connectionId: string, roleIds: readonly string[], base: readonly string[]): Promise<void>;
  addGroup(connectionId: string, draft: GroupDraft): Promise<void>;
  /** Rejects with status 412 if another user has changed `base`, the group as the user has seen it. */
  changeGroup(connectionId: string, base: SsoGroup, draft: GroupDraft): Promise<void>;
  removeGroup(connectionId: string, groupId: string): Promise<void>;
}
