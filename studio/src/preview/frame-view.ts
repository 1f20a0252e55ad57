import type { StoreApi } from 'zustand/vanilla';
import type { FramePort } from './frame-port';
import { createSceneFeed, type SceneFeed } from './scene-feed';
import { addressOf, type SessionState, screenOfTarget } from './session-state';

/** What one frame shows: the screen of its session, the document on it, and the time. */
export interface FrameView {
  /** Sends the page everything it needs, in the required order. */
  present(): void;
  /** The page has painted the screen. */
  notePainted(): void;
  sendClock(): void;
  /** The document, its scheme and its language. */
  readonly scenes: SceneFeed;
}

/** Creates the view of one frame. */
export function createFrameView(store: StoreApi<SessionState>, port: FramePort): FrameView {
  let isPainted = false;
  const scenes = createSceneFeed({
    page: () => (isPainted ? port.page() : null),
    send: (scene) => port.post({ type: 'render', ...scene }),
  });

  function sendClock(): void {
    const { world, running } = store.getState();
    if (world) port.post({ type: 'clock', now: world.clock.now(), running });
  }

  return {
    present() {
      isPainted = false;
      const { world, target } = store.getState();
      const shown = screenOfTarget(target);
      if (!port.isOpen() || !world || !shown || !target) return;
      scenes.repeat();
      sendClock();
      const { screen, state } = target;
      port.post({ type: 'show', screen, state, address: addressOf(shown), flow: shown.state.flow });
    },
    notePainted() {
      isPainted = true;
    },
    sendClock,
    scenes,
  };
}
