/** What the page of a host has to know to show the first screen before the kit is there. */
export interface PrerenderedScreenSettings {
  /** Hash of the prerendered screen. */
  hash: string;
  /** Path of the login page; behind the hash where `behindHash` says so. */
  path: string;
  behindHash: boolean;
  /** Whether it is dark where the system is. */
  followsScheme: boolean;
  /** How long the host's script waits for the screen to be painted, in milliseconds. */
  patience: number;
  css: string;
  /** The screen as markup, by language. */
  screens: Readonly<Record<string, string>>;
  /** The language where the browser wishes for none of them; the only one, where host or vendor said which. */
  fallback: string;
  /** What is said where the host's script does not arrive, by language. */
  failures: Readonly<Record<string, string>>;
  /** Turns on the button while an early press waits for the kit. */
  spinner: string;
  /** Local storage key of the hash of a prerendered screen that differed from the login box. */
  staleHashKey: string;
  /** Where it remembers what was typed before it is loaded again. */
  typedKey: string;
}
