/**
 * The whole protocol between the studio and a preview frame. Both ends check `event.source`, `event.origin` and the
 * shape of every message; after the handshake every message goes through one private `MessagePort`, in order. The
 * exception are the variables of an edited theme: the studio writes them into the style sheet of the frame's page, see
 * `preview/scene-feed.ts`.
 */
import type { ScreenState } from '@portico/fixtures';
import type { PortalMetadata } from '@portico/sdk/metadata';

/** frame -> studio (window message), once its listener is attached. The studio answers with a port. */
export interface ReadyMessage {
  type: 'portico-frame:ready';
}

/** studio -> frame (window message): the port is transferred along. */
export interface ConnectMessage {
  type: 'portico-studio:connect';
}

/** How a screen is displayed; everything else about it is the draft or the world. */
export interface Display {
  scheme: 'light' | 'dark';
  language: string;
  /** Outlines and reports elements instead of clicking them. */
  inspecting: boolean;
}

/** studio -> frame, over the port. Each message carries the whole value, so a lost or repeated one does no harm. */
export type StudioMessage =
  | { type: 'render'; revision: number; metadata: PortalMetadata; display: Display }
  | { type: 'show'; screen: string; state: string; address: string; flow: ScreenState['flow'] }
  /** Loads an address of the host, as a click on a link in a mail does. */
  | { type: 'open'; address: string }
  | { type: 'back' }
  | { type: 'reload' }
  | { type: 'fill-code'; code: string }
  /** Hovers (`hover`) or selects one element of the last outline by its id; `null` clears it. */
  | { type: 'inspect'; action: 'hover' | 'select'; id: number | null }
  /** Asks for the markup of the page at rest. `hangs`: a request of the screen is never answered. */
  | { type: 'capture'; id: number; hangs: boolean }
  /** Asks for the markup of the page as it is now, in use or not. */
  | { type: 'copy'; id: number }
  | { type: 'answer'; id: number; reply: FrameReply }
  /** The world's time, and whether the clock runs. */
  | { type: 'clock'; now: number; running: boolean };

/** The answer to one request of the frame; `failed` means a network error. */
export type FrameReply =
  | { kind: 'answer'; status: number; headers: Record<string, string>; body: ArrayBuffer | null }
  | { kind: 'failed' };

/** A painted property and its token. */
export interface InspectedColor {
  /** CSS property: `background-color`. */
  property: string;
  /** Name in the SDK's list of tokens. */
  token: string;
  /** The computed value. */
  value: string;
}

/** An element as style sheets see it: its tag, and the attributes that selectors of the theme name. */
export interface ElementShape {
  tag: string;
  attributes: Record<string, string>;
}

/** What the inspector shows of one element. */
export interface Inspected {
  /** Number of the element in the outline of this screen. */
  id: number;
  /** Accessible name or tag, for the outline's label. */
  name: string;
  /** In pixels of the frame. */
  rect: { x: number; y: number; width: number; height: number };
  /** The text of the element, as shown. */
  text: string;
  /** Text keys whose text this element shows, the most likely first. */
  textKeys: string[];
  /** Source field of the text, if it is data: `email`, `items[].name`. */
  data: string | null;
  /** The element and those around it up to the root, the innermost first. */
  ancestry: ElementShape[];
  /** Painted properties and their tokens. */
  colors: InspectedColor[];
  /** Navigation entry, for a menu item. */
  page?: string;
  /** Set if the element was double-clicked: the user wants to edit its text. */
  editing?: true;
}

/** One line of the list of elements, for users without a pointer. */
export interface OutlineEntry {
  id: number;
  name: string;
  kind: 'text' | 'control' | 'surface';
}

/** The page of a frame at rest, as markup. */
export interface CapturedPage {
  /** Content of `<body>`. */
  html: string;
  /** Height of the whole page, in CSS pixels. */
  pageHeight: number;
  /** Keys of all texts that the screen has used. */
  textKeys: string[];
}

/** frame -> studio, over the port. */
export type FrameMessage =
  | { type: 'shown'; screen: string; state: string }
  | {
      type: 'request';
      id: number;
      method: string;
      url: string;
      headers: Record<string, string>;
      body: ArrayBuffer | null;
    }
  | { type: 'abort'; id: number }
  | { type: 'moved'; address: string; canGoBack: boolean }
  /** The user has used the screen for the first time since it was shown. */
  | { type: 'touched' }
  /** Answers `capture` and `copy`; `null` if the page did not come to rest. */
  | { type: 'captured'; id: number; page: CapturedPage | null }
  | { type: 'outline'; elements: OutlineEntry[] }
  | { type: 'hovered'; element: Inspected | null }
  | { type: 'selected'; element: Inspected | null };
