import type { PortalMetadata } from '@portico/sdk/metadata';
import type { Display } from '../protocol/messages';
import { holdTransitions } from './hold-transitions';
import { runLater } from './one-by-one';
import { paintTheme } from './paint-theme';

/** What a frame shows: the document, its scheme and its language. */
export interface Scene {
  revision: number;
  metadata: PortalMetadata;
  display: Display;
}

/** Sends the scenes of the studio to one frame. */
export interface SceneFeed {
  /** Shows a scene: at once in a frame in view, in any other when the processor is idle. */
  show(scene: Scene): void;
  setSeen(seen: boolean): void;
  /** Sends the whole last scene, to a page that has just loaded. */
  repeat(): void;
  stop(): void;
}

export interface SceneFeedOptions {
  /** The frame's page; `null` while another screen is loading. */
  page: () => Document | null;
  /** Sends a whole scene to the frame. */
  send: (scene: Scene) => void;
}

/** Delay of the whole document after the last edit, in milliseconds: longer than between two edits of a drag. */
const FOLLOW_MS = 150;

/**
 * Creates the feed of one frame. An edit of theme variables is written into the frame's style sheet right away, and the
 * whole document follows once the edits pause. Any other change is sent whole, at most once for each animation frame.
 */
export function createSceneFeed({ page, send }: SceneFeedOptions): SceneFeed {
  let scene: Scene | null = null;
  /** The scene that the frame has, sent as a document or as variables. */
  let shown: Scene | null = null;
  let isSeen = true;
  let isWaiting = false;
  let follow: ReturnType<typeof setTimeout> | undefined;

  function show(next: Scene, isDue = isSeen): void {
    scene = next;
    if (isWaiting || (shown && isSameScene(shown, next))) return;
    if (!isDue) {
      showAfter(runLater);
      return;
    }
    clearTimeout(follow);
    const isPainted = paintChange(page(), shown, next);
    shown = next;
    if (isPainted) {
      follow = setTimeout(send, FOLLOW_MS, next);
      return;
    }
    send(next);
    showAfter(requestAnimationFrame);
  }

  /** Shows the latest scene when `schedule` calls back. */
  function showAfter(schedule: (callback: () => void) => void): void {
    isWaiting = true;
    schedule(() => {
      isWaiting = false;
      showLatest();
    });
  }

  function showLatest(): void {
    if (scene) show(scene, true);
  }

  return {
    show,
    setSeen(seen) {
      isSeen = seen;
      if (!seen) return;
      isWaiting = false;
      showLatest();
    },
    repeat() {
      clearTimeout(follow);
      shown = scene;
      if (scene) send(scene);
    },
    stop() {
      clearTimeout(follow);
      scene = null;
    },
  };
}

/** Writes the change into the page, without transitions; returns false if the page has to take the whole scene. */
function paintChange(page: Document | null, before: Scene | null, after: Scene): boolean {
  if (!page) return false;
  holdTransitions(page);
  if (!before || !hasSameDisplay(before, after)) return false;
  return paintTheme(page, before.metadata, after.metadata, after.display.scheme);
}

function isSameScene(one: Scene, other: Scene): boolean {
  return one.metadata === other.metadata && hasSameDisplay(one, other);
}

function hasSameDisplay({ display: one }: Scene, { display: other }: Scene): boolean {
  return one.scheme === other.scheme && one.language === other.language && one.inspecting === other.inspecting;
}
