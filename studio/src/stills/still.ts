import type { Scheme } from '@portico/sdk/metadata';

/** One state of one screen, as a card of the wall shows it. Everything that its markup depends on, but the document. */
export interface StillRequest {
  /** Id of a screen: `login-box/preLogin`. */
  screen: string;
  /** Name of a state of that screen. */
  state: string;
  /** E-mail of the user to sign in as; `null` for the user of the state. */
  persona: string | null;
  language: string;
  scheme: Scheme;
  /** Size of the window that the screen is laid out in, in CSS pixels. */
  width: number;
  height: number;
}

/** The settled page of one state, without scripts: markup that `StillView` shows in a shadow root. */
export interface Still {
  request: StillRequest;
  /** Content of the page's `<body>`. Elements whose text is one plain text of the SDK name its key. */
  html: string;
  /** Height of the whole page, in CSS pixels: more than the height of the window if the page scrolls. */
  pageHeight: number;
  /** Keys of all texts that the screen has used. */
  textKeys: readonly string[];
  /** Style sheets of the studio's document, shared by all stills, in the order of the page's; `null` is the theme's. */
  sheets: readonly (CSSStyleSheet | null)[];
}

/** What there is to show of one request. */
export interface StillResult {
  /** `waiting`: not rendered yet, or rendered before the last edit and waiting to be rendered again. */
  status: 'waiting' | 'ready' | 'failed';
  /** The last still; `null` until the first one. */
  still: Still | null;
  /** Why the state could not be rendered, in one sentence that names it; `null` unless `failed`. */
  error: string | null;
}

/**
 * Renders states in hidden frames and stores the stills. It follows the studio's document by itself: an edit of colours,
 * styles or plain texts is applied to the mounted stills, any other edit renders again.
 */
export interface StillStore {
  /**
   * Sets what to render, the most urgent first: what is in view without a pause, the rest when the page is idle.
   * Replaces the requests before; without any, the rendering stops. Stills that are no longer requested stay stored.
   */
  request(inView: readonly StillRequest[], rest?: readonly StillRequest[]): void;
  /** The same object until the result changes. */
  read(request: StillRequest): StillResult;
  /** Calls the listener when the result of this request changes; returns a function that unsubscribes. */
  subscribe(request: StillRequest, listener: () => void): () => void;
  /** Renders a request again, for example after its failure. */
  retry(request: StillRequest): void;
}

/** Identifies a request: equal requests have the same key. */
export function keyOfRequest({ screen, state, persona, language, scheme, width, height }: StillRequest): string {
  return JSON.stringify([screen, state, persona, language, scheme, width, height]);
}

/** Identifies the display options that all cards of the wall share: user, language, scheme and size. */
export function keyOfDisplay({ persona, language, scheme, width, height }: StillRequest): string {
  return JSON.stringify([persona, language, scheme, width, height]);
}
