import { painted } from '../../core/painted';
import type { App } from '../app';

/**
 * Runs low-priority work after the browser has painted the first screen, which is hidden until its theme is loaded.
 * Returns a function that cancels it.
 */
export function whenPainted(app: App, run: () => void): () => void {
  let wanted = true;
  void app
    .themeLoaded()
    .then(painted)
    .then(() => wanted && run());
  return () => {
    wanted = false;
  };
}
