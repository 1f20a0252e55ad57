import type { PortalMetadata } from '@portico/sdk/metadata';
import { runLater } from './one-by-one';
import type { Look } from './protocol';

/** What is to be seen: the document and how it is looked at. */
export interface Scene {
  revision: number;
  metadata: PortalMetadata;
  look: Look;
}

/** Passes scenes on to a frame, as many as it can paint. */
export interface SceneFeed {
  show(scene: Scene): void;
  /** Those who are seen are painted first. */
  setSeen(seen: boolean): void;
  /** Sends the last scene once more, to a frame that has just come. */
  repeat(): void;
}

/** Makes the feed of one frame. */
export function createSceneFeed(send: (scene: Scene) => void): SceneFeed {
  let scene: Scene | null = null;
  let sent: Scene | null = null;
  let waits = false;
  let seen = true;

  function repeat(): void {
    sent = scene;
    if (scene) send(scene);
  }

  /** The first change of an animation frame goes at once, further ones together; a frame nobody sees comes later. */
  function pass(): void {
    if (scene === sent || waits) return;
    waits = true;
    if (!seen) {
      runLater(settle);
      return;
    }
    repeat();
    requestAnimationFrame(() => {
      waits = false;
      pass();
    });
  }

  function settle(): void {
    waits = false;
    if (scene !== sent) repeat();
  }

  return {
    repeat,
    show(next) {
      scene = next;
      pass();
    },
    setSeen(sees) {
      seen = sees;
      if (seen && scene !== sent) repeat();
    },
  };
}
