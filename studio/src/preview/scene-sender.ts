import type { StudioMessage } from './protocol';
import type { Scene } from './scene-feed';
import { themeChanges } from './theme-changes';

/** How long after the last edit the whole document follows, in milliseconds: longer than between two edits of a drag. */
const FOLLOW_MS = 150;

/** Turns scenes into messages for one frame. */
export interface SceneSender {
  /** Sends the variables that an edit of the theme changes, and the whole document once the edits pause; or that at once. */
  send(scene: Scene): void;
  /** The frame shows another page: its next scene goes whole, what was to follow is dropped. */
  restart(): void;
}

/** Makes the sender of one frame. */
export function createSceneSender(tell: (message: StudioMessage) => void): SceneSender {
  let turn = 0;
  /** What the frame has, in whole or in variables. */
  let shown: Scene | null = null;
  let follow: ReturnType<typeof setTimeout> | undefined;

  function sendWhole(scene: Scene): void {
    turn += 1;
    tell({ type: 'render', turn, ...scene });
  }

  return {
    send(scene) {
      clearTimeout(follow);
      const changes = shown && sameLook(shown, scene) ? themeChanges(shown.metadata, scene.metadata) : null;
      shown = scene;
      if (!changes) return sendWhole(scene);
      tell({ type: 'paint', changes });
      follow = setTimeout(() => sendWhole(scene), FOLLOW_MS);
    },
    restart() {
      clearTimeout(follow);
      shown = null;
    },
  };
}

function sameLook({ look: one }: Scene, { look: other }: Scene): boolean {
  return one.scheme === other.scheme && one.language === other.language && one.inspecting === other.inspecting;
}
