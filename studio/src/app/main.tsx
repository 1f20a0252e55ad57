import '@fontsource-variable/inter';
import '../ui/studio.css';
import './shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWorlds } from '../preview/session-world';
import { startStudioScheme } from '../ui/studio-scheme';
import { viewHistory } from '../view/view-history';
import { viewStore } from '../view/view-store';
import { fitPanels } from './fit-panels';
import { openProject } from './open-project';
import { persistPanels } from './persist-panels';
import { Studio } from './Studio';

// The first screen needs the code of its world: loads it while React renders the studio.
loadWorlds().catch(() => undefined);
startStudioScheme();
persistPanels(viewStore, window);
fitPanels(viewStore, window);
const place = document.getElementById('studio');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
}
// The canvas does not wait for the storage: a saved draft is applied as one more change.
void openProject(window, viewHistory);
