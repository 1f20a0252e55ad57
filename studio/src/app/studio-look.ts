import { create } from 'zustand';
import { settingsStorage } from './settings-storage';

/** `system` follows the operating system. */
export type StudioScheme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'portico-studio:look';

interface StudioLook {
  scheme: StudioScheme;
  choose(scheme: StudioScheme): void;
}

/** The studio's own colour scheme; the preview has another. */
export const useStudioLook = create<StudioLook>()((set) => ({
  scheme: storedScheme(),
  choose(scheme) {
    set({ scheme });
    settingsStorage.setItem(STORAGE_KEY, scheme);
  },
}));

/** Applies the colour scheme to the page and keeps it up to date. */
export function startStudioLook(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.studioScheme = shownScheme(useStudioLook.getState().scheme, system.matches);
  };
  apply();
  system.addEventListener('change', apply);
  useStudioLook.subscribe(apply);
}

function shownScheme(scheme: StudioScheme, systemIsDark: boolean): 'light' | 'dark' {
  if (scheme !== 'system') return scheme;
  return systemIsDark ? 'dark' : 'light';
}

function storedScheme(): StudioScheme {
  const stored = settingsStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
