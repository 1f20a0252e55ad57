import '@fontsource-variable/inter';
import { connectToStudio } from './frame-link';
import { keepFocusOut } from './keep-focus-out';
import { startStage } from './stage';

/** The page inside a preview frame: it waits for the studio, then shows what it is told. */
const host = document.getElementById('host');
if (host && window.parent !== window) {
  keepFocusOut(window);
  void connectToStudio(window).then((link) => startStage(host, link));
}
