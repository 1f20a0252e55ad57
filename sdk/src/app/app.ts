import type { StoreApi } from 'zustand/vanilla';
import type { StepUpOptions } from '../access/step-up';
import type { AuthStrategiesConfig } from '../contract';
import type { HttpClient } from '../core/http-client';
import type { CredentialStore } from '../core/webauthn/credential-store';
import type { MetadataStore } from '../metadata/metadata-store';
import type { Session } from '../session/session';
import type { NavigableApp } from './app-options';
import type { AnyPortalState } from './portal-state';
import type { ThemeSheet } from './theme-sheet';

/** One mounted instance of the SDK; several can share a page. Created by `createApp`. */
export interface App extends NavigableApp {
  /** Default: `default`. */
  readonly name: string;
  readonly http: HttpClient;
  /** Passkeys of a preview; the browser's if absent. */
  readonly credentials: CredentialStore | undefined;
  readonly session: Session;
  readonly metadata: MetadataStore;
  readonly theme: ThemeSheet;
  readonly portal: StoreApi<AnyPortalState>;
  /** The e-mail address that was typed before the page was reloaded. */
  readonly typedEmail: string;
  /** Whether the login box covers a page, with a button that leads back to it. */
  readonly coversPage?: boolean;
  /** Sends the user to the step-up page (sign-in spec §2) and, after the challenge, back to the current address. */
  stepUp(options?: StepUpOptions): void;
  /** Whether the user has passed a second factor, and recently enough. */
  isSteppedUp(options?: StepUpOptions): boolean;
  /**
   * Loads the login methods that the vendor offers, primary ones first; cached, and requested again after a failure.
   *
   * @throws {ApiError} when they cannot be loaded.
   * @see Contract: headers-and-storage §6
   */
  strategies(): Promise<AuthStrategiesConfig>;
  /** Settles when the feature flags are loaded, or could not be. */
  flagsLoaded(): Promise<unknown>;
  /** Settles when the vendor's theme is loaded, or when the first screen has waited long enough for it. */
  themeLoaded(): Promise<unknown>;
  /**
   * Loads flags, metadata and authorization in parallel (sign-in spec §4); on the login page, metadata first, and the rest
   * once the first field is painted. Never rejects: a failure with status 500 or above is reported in the session's
   * `errorByRequest`. Runs once, however often it is called.
   */
  start(): Promise<void>;
  /** Stops timers and listeners; pending answers are ignored. The app can be started again. */
  dispose(): void;
}
