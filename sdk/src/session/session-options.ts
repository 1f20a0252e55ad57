import type { Clock } from '../core/clock';
import type { HttpClient } from '../core/http-client';
import type { PageStorage } from '../core/key-value-store';
import type { PageResumeEvents } from '../core/page-resume';
import type { SessionState } from './session-state';
import type { Tabs } from './tabs';
import type { TokenSource } from './token-source';

/** What a session works with, and how the host wants it. */
export interface SessionOptions {
  http: HttpClient;
  clock: Clock;
  storage: PageStorage;
  tabs: Tabs;
  /** When the page may have come back from sleep or to its network. */
  pageResumeEvents: PageResumeEvents;
  /** Where tokens come from; the service's own calls unless told otherwise. */
  tokens?: TokenSource;
  /** The feature flags, once the call for them is over; never rejects. */
  loadedFlags: () => Promise<SessionState['flags']>;
  entitlementsEnabled: boolean | undefined;
  skipUserLoading?: boolean | undefined;
  sessionPerTenant: boolean | undefined;
  keepSessionAlive: boolean | undefined;
}
