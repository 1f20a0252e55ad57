import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { App } from '../app/app';
import type { AppOptions } from '../app/app-options';
import { followColorScheme } from '../app/color-scheme';
import { createApp, hostLayer } from '../app/create-app';

/** Returns the app of one provider, created once; later changes of supported options are applied to it. */
export function useOwnApp(given: App | undefined, options: Partial<AppOptions>): App {
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const [app] = useState(() => given ?? createApp(withLatestCallbacks(options, latest) as AppOptions));
  const { colorScheme } = given?.options ?? options;
  useLayoutEffect(() => followColorScheme(colorScheme, app.metadata), [colorScheme, app]);
  const passedOn = useRef(options);
  useEffect(() => {
    const before = passedOn.current;
    passedOn.current = options;
    passOn(app.metadata, before, options);
  });
  return app;
}

/** Applies the options that the host has changed since the last render. */
function passOn(store: App['metadata'], before: Partial<AppOptions>, now: Partial<AppOptions>): void {
  const changed = (name: keyof AppOptions) => now[name] !== before[name];
  const { metadata, language, colorScheme = 'light' } = now;
  if (changed('themeOptions') || changed('localizations')) store.setLayers({ host: hostLayer(now) });
  if (changed('metadata')) store.update(metadata);
  if (changed('language')) void store.setLanguage(language);
  if (colorScheme !== 'auto' && changed('colorScheme')) store.setScheme(colorScheme);
}

/** Options whose callbacks are those of the latest render, not of the first. */
function withLatestCallbacks(
  options: Partial<AppOptions>,
  latest: { readonly current: Partial<AppOptions> },
): Partial<AppOptions> {
  return {
    ...options,
    get onRedirectTo() {
      return latest.current.onRedirectTo;
    },
    get events() {
      return latest.current.events;
    },
  };
}

/** Progress of the start of an app: `unpainted` waits for the theme only. */
export type Readiness = 'waiting' | 'unpainted' | 'ready' | 'failed';

/** Handles callbacks of other sites with the hash strategy; only these hosts load the chunk. */
async function arrive(app: App): Promise<void> {
  const { urlStrategy, preview } = app.options;
  if (urlStrategy !== 'hash' || preview?.location) return;
  (await import('../login-box/flows/arrive-behind-hash')).arriveBehindHash(app, window);
}

/**
 * Starts the app while the component is mounted. A Suspense boundary that hides the component undoes its layout effects
 * only, so the app ends with the other effects. React mounts twice in strict mode, so the unmount is handled in a
 * microtask: two consecutive mounts are one start and one refresh.
 */
export function useStart(app: App): Readiness {
  const [readiness, setReadiness] = useState<Readiness>('waiting');
  const isMounted = useRef(false);
  // Runs before the first paint, which would show nothing.
  useLayoutEffect(() => {
    isMounted.current = true;
    const show = (next: Readiness) => isMounted.current && setReadiness(next);
    async function begin(): Promise<void> {
      try {
        await app.options.preview?.ready;
        await arrive(app);
        if (isMounted.current) void app.start();
        // Content that was hidden and appears again is not concealed.
        setReadiness((before) => (before === 'waiting' ? 'unpainted' : before));
        await app.themeLoaded();
        // Computes the styles of the theme while the concealed box has no transitions.
        document.body.getBoundingClientRect();
        show('ready');
      } catch {
        show('failed');
      }
    }
    void begin();
  }, [app]);
  useEffect(
    () => () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (!isMounted.current) app.dispose();
      });
    },
    [app],
  );
  return readiness;
}
