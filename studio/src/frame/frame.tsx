import '@fontsource-variable/inter';
import { connectToStudio } from '../protocol/frame-link';
import { keepFocusOut } from './keep-focus-out';
import { startStage } from './stage';

/** Entry of the page inside a preview frame: waits for the studio, then shows the screens it sends. */
const host = document.getElementById('host');
if (host && window.parent !== window) {
  keepFocusOut(window);
  void connectToStudio(window).then((link) => startStage(host, link));
}
