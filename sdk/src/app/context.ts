import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isFlagOn } from '../access/feature-flags';
import type { Translate } from '../metadata';
import type { SessionState } from '../session/session';
import type { App } from './app';

/** React context with the app, for every screen below its provider. */
export const AppContext = createContext<App | null>(null);

/** Whether the theme is still loading. Mounted content is laid out then, but not visible. */
export const ConcealedContext = createContext(false);

/** Returns the app of the nearest provider. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp: no <FronteggProvider> above this component. Wrap the application in one.');
  return app;
}

/** Returns the translate function of the current language; renders again only when the texts change. */
export function useTranslate(): Translate {
  return useStore(useApp().metadata, (metadata) => metadata.translate);
}

/** Selects from the session; renders again only when the selected value changes. */
export function useSession<T>(select: (session: SessionState) => T): T {
  return useStore(useApp().session.store, select);
}

/** Returns whether each of the feature flags is on, in the given order. */
export function useFlags(flags: readonly string[]): boolean[] {
  return useStore(
    useApp().session.store,
    useShallow((session: SessionState) => flags.map((flag) => isFlagOn(session.flags, flag))),
  );
}
