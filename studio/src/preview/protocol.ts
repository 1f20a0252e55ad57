/**
 * The whole bridge between the studio and a preview frame. Both ends check `event.source`, `event.origin` and the shape
 * of what arrives; after the handshake every message goes through one private `MessagePort`, in order. Only the variables
 * of an edited theme do not: the studio writes them into the style sheet of the frame's page, see `scene-feed.ts`.
 */
import type { ScreenState } from '@portico/fixtures';
import type { PortalMetadata } from '@portico/sdk/metadata';

/** frame -> studio (window message), once its listener is on. The studio answers with a port. */
export interface ReadyMessage {
  type: 'portico-frame:ready';
}

/** studio -> frame (window message): the port is transferred along. */
export interface ConnectMessage {
  type: 'portico-studio:connect';
}

/** How a screen is looked at; anything else about it is the draft or the world. */
export interface Look {
  scheme: 'light' | 'dark';
  language: string;
  /** Outlines and reports elements instead of clicking them. */
  inspecting: boolean;
}

/** studio -> frame, over the port. Whole value each time: a lost or repeated message cannot leave the two apart. */
export type StudioMessage =
  | { type: 'render'; revision: number; metadata: PortalMetadata; look: Look }
  | { type: 'show'; screen: string; state: string; address: string; flow: ScreenState['flow'] }
  /** Loads an address of the host, as a click on a link in a mail does. */
  | { type: 'open'; address: string }
  | { type: 'back' }
  | { type: 'reload' }
  | { type: 'fill-code'; code: string }
  /** Outlines (`hover`) or chooses one element of the last outline by its id; `null` lets go. */
  | { type: 'inspect'; action: 'hover' | 'select'; id: number | null }
  | { type: 'answer'; id: number; reply: FrameReply }
  /** The world's time, and whether it runs on by itself from here. */
  | { type: 'clock'; now: number; running: boolean };

/** The answer to one request of the frame; `failed` stands for a lost network. */
export type FrameReply =
  | { kind: 'answer'; status: number; headers: Record<string, string>; body: ArrayBuffer | null }
  | { kind: 'failed' };

/** A painted property and the token behind it. */
export interface InspectedColor {
  /** CSS property: `background-color`. */
  property: string;
  /** Name in the SDK's list of tokens. */
  token: string;
  /** As painted. */
  value: string;
}

/** What the inspector shows of one element. */
export interface Inspected {
  /** Number of the element in the outline of this screen. */
  id: number;
  /** Accessible name or tag, for the outline's label. */
  name: string;
  /** In pixels of the frame. */
  rect: { x: number; y: number; width: number; height: number };
  /** The words of the element, as shown. */
  text: string;
  /** Text keys whose text this element shows, the most likely first. */
  textKeys: string[];
  /** Where the words come from when they are data: `email`, `items[].name`. */
  data: string | null;
  /** Painted properties and the token behind each. */
  colors: InspectedColor[];
  /** Navigation entry, for a menu item. */
  page?: string;
  /** Set when the element was double-clicked: its text is to be edited. */
  editing?: true;
}

/** One line of the list of elements, for those who do not point. */
export interface OutlineEntry {
  id: number;
  name: string;
  kind: 'text' | 'control' | 'surface';
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
  | { type: 'outline'; elements: OutlineEntry[] }
  | { type: 'hovered'; element: Inspected | null }
  | { type: 'selected'; element: Inspected | null };
