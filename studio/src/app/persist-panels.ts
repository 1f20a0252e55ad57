import { z } from 'zod';
import { settingsStorage } from '../ui/settings-storage';
import type { ViewStore } from '../view/view-store';

const STORAGE_KEY = 'portico-studio:panels';

/** Below this width, in pixels, the inspector is closed by default: editor and canvas need the space. */
const ROOM_FOR_INSPECTOR = 1_440;

const panelsSchema = z.object({ editorOpen: z.boolean(), inspectorOpen: z.boolean(), drawerOpen: z.boolean() });

/** Opens the panels that were open when the page was last used, and stores which are open. */
export function persistPanels(view: ViewStore, page: Window): void {
  view.getState().changeView(readPanels() ?? { inspectorOpen: page.innerWidth >= ROOM_FOR_INSPECTOR });
  view.subscribe(({ editorOpen, inspectorOpen, drawerOpen }, before) => {
    const same =
      editorOpen === before.editorOpen && inspectorOpen === before.inspectorOpen && drawerOpen === before.drawerOpen;
    if (!same) settingsStorage.setItem(STORAGE_KEY, JSON.stringify({ editorOpen, inspectorOpen, drawerOpen }));
  });
}

function readPanels(): z.infer<typeof panelsSchema> | null {
  try {
    return panelsSchema.parse(JSON.parse(settingsStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return null;
  }
}
