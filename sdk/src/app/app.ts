import type { StoreApi } from 'zustand/vanilla';
import type { StepUpOptions } from '../access/step-up';
import type { AuthStrategiesConfig } from '../contract';
import type { HttpClient } from '../core/http-client';
import type { CredentialStore } from '../core/webauthn/credential-store';
import type { MetadataStore } from '../metadata/metadata-store';
import type { Session } from '../session/session';
import type { NavigableApp } from './app-options';
import type { PortalState } from './portal-state';
import type { ThemeSheet } from './theme-sheet';

/** Everything one mounted kit consists of; several may live on one page. Made by `createApp`. */
export interface App extends NavigableApp {
  /** `default` unless the host named it. */
  readonly name: string;
  readonly http: HttpClient;
  /** Keys of a preview; the browser's own where absent. */
  readonly credentials: CredentialStore | undefined;
  readonly session: Session;
  readonly metadata: MetadataStore;
  readonly theme: ThemeSheet;
  readonly portal: StoreApi<PortalState>;
  /** The e-mail address that was typed before the page had to be loaded again. */
  readonly typedEmail: string;
  /** Sends the user to the step-up page (sign-in spec §2) and, once the second factor is shown, back to where they are. */
  stepUp(options?: StepUpOptions): void;
  /** Whether the user has shown a second factor, and recently enough. */
  isSteppedUp(options?: StepUpOptions): boolean;
  /**
   * The ways in that the vendor offers, main ones first; asked for once, and again after a failure.
   *
   * @throws {ApiError} when they cannot be loaded.
   * @see Contract: headers-and-storage §6
   */
  strategies(): Promise<AuthStrategiesConfig>;
  /** Settles when the first screen can be shown in the vendor's looks, or has waited for them long enough. */
  looks(): Promise<unknown>;
  /**
   * Loads flags, metadata and authorization in parallel (sign-in spec §4); on the login page, metadata first, and the rest
   * once the first field is painted. Never rejects: what fails with status 500 or above is told in the session's
   * `errorByRequest`. Runs once, however often it is called.
   */
  start(): Promise<void>;
  /** Stops timers and listeners; answers still under way are dropped. May be started again. */
  dispose(): void;
}
