import type { App } from '../../app/app';
import { painted } from '../../core/painted';

/**
 * Runs something that no user waits for once the browser has painted the first screen, which is concealed until it has
 * its theme; returns a function that cancels it.
 */
export function whenPainted(app: App, run: () => void): () => void {
  let wanted = true;
  void app
    .looks()
    .then(painted)
    .then(() => wanted && run());
  return () => {
    wanted = false;
  };
}
