import type { StepUpOptions } from '../access/step-up';
import type { Clock } from '../core/clock';
import type { HttpClient } from '../core/http-client';
import type { PageStorage } from '../core/key-value-store';
import type { PageResumeEvents } from '../core/page-resume';
import type { SessionState } from './session-state';
import type { Tabs } from './tabs';
import type { TokenSource } from './token-source';

/** Dependencies and options of a session. */
export interface SessionOptions {
  http: HttpClient;
  clock: Clock;
  storage: PageStorage;
  tabs: Tabs;
  /** Fires when the page may have resumed from sleep or gone online. */
  pageResumeEvents: PageResumeEvents;
  /** Source of tokens. Default: the service's own calls. */
  tokens?: TokenSource;
  /** Resolves with the feature flags once their call has settled; never rejects. */
  loadedFlags: () => Promise<SessionState['flags']>;
  entitlementsEnabled: boolean | undefined;
  skipUserLoading?: boolean | undefined;
  sessionPerTenant: boolean | undefined;
  keepSessionAlive: boolean | undefined;
  /** Whether the user can be asked without leaving the page: only the login box can do that. */
  asksOverPage: () => boolean;
  /** Leaves the page for the step-up. */
  leaveForStepUp: (options: StepUpOptions) => void;
  /** Whether the page holds input of the user that a sign-out would discard. Default: it never does. */
  holdsInput?: () => boolean;
}
