import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { settingsStorage } from './settings-storage';

/** `system` follows the operating system. */
export type StudioScheme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'portico-studio:look';

interface StudioSchemeState {
  scheme: StudioScheme;
  choose(scheme: StudioScheme): void;
}

/** The studio's own colour scheme; the preview has another. */
export const useStudioScheme = create<StudioSchemeState>()((set) => ({
  scheme: storedScheme(),
  choose(scheme) {
    set({ scheme });
    settingsStorage.setItem(STORAGE_KEY, scheme);
  },
}));

/** Applies the colour scheme to the page and keeps it up to date. */
export function startStudioScheme(): void {
  const apply = () => {
    document.documentElement.dataset.studioScheme = shownScheme(useStudioScheme.getState().scheme, isSystemDark());
  };
  apply();
  subscribeToSystem(apply);
  useStudioScheme.subscribe(apply);
}

/** The colour scheme of the page, for parts that cannot follow its style sheet. Follows the operating system. */
export function useShownScheme(): 'light' | 'dark' {
  const scheme = useStudioScheme((state) => state.scheme);
  return shownScheme(scheme, useSyncExternalStore(subscribeToSystem, isSystemDark));
}

const systemQuery = () => matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = () => systemQuery().matches;

function subscribeToSystem(listener: () => void): () => void {
  const system = systemQuery();
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

function shownScheme(scheme: StudioScheme, systemIsDark: boolean): 'light' | 'dark' {
  if (scheme !== 'system') return scheme;
  return systemIsDark ? 'dark' : 'light';
}

function storedScheme(): StudioScheme {
  const stored = settingsStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
