/** The data with which a host's page shows the first screen before the SDK has loaded. */
export interface PrerenderedScreenSettings {
  /** Hash of the prerendered screen. */
  hash: string;
  /** Path of the login page; inside the hash if `behindHash` is set. */
  path: string;
  behindHash: boolean;
  /** Whether the screen follows the system's colour scheme. */
  followsScheme: boolean;
  /** How long the host's script waits for the screen to be painted, in milliseconds. */
  patience: number;
  css: string;
  /** The screen as markup, by language. */
  screens: Readonly<Record<string, string>>;
  /** The language when the browser prefers none of them; the only one when host or vendor chose it. */
  fallback: string;
  /** Markup of the message when the host's script fails to load, by language. */
  failures: Readonly<Record<string, string>>;
  /** Markup of the spinner in the button while an early press waits for the SDK. */
  spinner: string;
  /** Local storage key of the hash of a prerendered screen that differed from the login box. */
  staleHashKey: string;
  /** Session storage key of the typed text, which survives a reload of the page. */
  typedKey: string;
}
