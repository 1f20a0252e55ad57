import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../app/app';
import type { AppOptions } from '../app/app-options';
import { AppContext } from '../app/context';
import { createApp } from '../app/create-app';
import { ScreenUnavailable } from '../app/lazy/ScreenUnavailable';
import { routesOf } from '../app/routes';
import { normalBasename } from '../core/browser-strategy';
import { createMemoryStrategy } from '../core/memory-strategy';
import { LoginBox } from '../login-box/LoginBox';
import boxCss from '../login-box/login-box.css?inline';
import { chooseLanguage, FALLBACK_LANGUAGE } from '../metadata/document-texts';
import { completeLanguages } from '../metadata/languages';
import baseCss from '../ui/base.css?inline';
import { Spinner } from '../ui/Spinner';
import type { PrerenderedScreenSettings } from './screen-settings';

/** A tab in the background does not paint, so the script does not wait longer than this. */
const PAINT_PATIENCE_MS = 100;

/**
 * The app's name on the prerendered screen. Without a name of its own, the theme of the login box would apply to it as
 * well, and that is the default theme until the vendor's document has loaded.
 */
const PRERENDERED_APP = 'prerendered';

/** The options of the provider that the first screen depends on. */
export type FirstScreenOptions = Pick<
  AppOptions,
  | 'authOptions'
  | 'basename'
  | 'colorScheme'
  | 'language'
  | 'localizations'
  | 'metadata'
  | 'supportedLocales'
  | 'themeOptions'
  | 'urlStrategy'
>;

/** Draws the first screen of the login page; see `firstScreenScript`. */
export async function drawFirstScreen(options: FirstScreenOptions): Promise<PrerenderedScreenSettings> {
  const languages = languagesOf(options);
  const apps = await Promise.all(languages.map((language) => appIn(language, options)));
  const by = (draw: (app: App) => ReactNode): Record<string, string> =>
    Object.fromEntries(apps.map((app) => [app.options.language, markup(app, draw(app))]));
  const screens = by(() => <LoginBox />);
  if (Object.values(screens).some((screen) => !screen.includes('<input'))) {
    throw new Error(
      'firstScreenScript: the login page of these options does not begin with a field, so it cannot be drawn.',
    );
  }
  const css = [baseCss, boxCss, apps[0]?.metadata.getState().css].join('\n');
  return {
    hash: await hashOf(JSON.stringify([screens, css])),
    path: loginPath(options),
    behindHash: options.urlStrategy === 'hash',
    followsScheme: options.colorScheme === 'auto',
    patience: PAINT_PATIENCE_MS,
    css,
    screens,
    fallback: languages[0] ?? FALLBACK_LANGUAGE,
    // The script of the page adds the listener.
    failures: by(() => <ScreenUnavailable onRetry={() => undefined} />),
    spinner: renderToStaticMarkup(<Spinner />),
    staleHashKey: 'PORTICO_STALE_PRERENDER',
    typedKey: 'PORTICO_TYPED_AHEAD',
  };
}

/** The language of host or vendor, if it is available; else all with texts of the SDK or the vendor, English first. */
function languagesOf({ language, metadata, localizations, supportedLocales }: FirstScreenOptions): string[] {
  const catalogues = { ...metadata?.localizations, ...localizations };
  const isSpoken = (tag: unknown): tag is string =>
    typeof tag === 'string' && chooseLanguage([tag], catalogues, supportedLocales) === tag;
  const said = [language, catalogues.defaultLanguage].find(isSpoken);
  return said
    ? [said]
    : [...new Set([...(supportedLocales ?? []), ...completeLanguages, ...Object.keys(catalogues)])].filter(isSpoken);
}

/** An app at the login page that never starts. */
async function appIn(language: string, options: FirstScreenOptions): Promise<App> {
  const { loginUrl } = routesOf(options);
  const app = createApp({
    ...options,
    appName: PRERENDERED_APP,
    language,
    contextOptions: { baseUrl: 'https://service.invalid', clientId: 'none' },
    preview: {
      ready: Promise.resolve(),
      location: createMemoryStrategy({ address: loginUrl }),
      transport: () => Promise.reject(new Error('Nothing is sent while a screen is drawn.')),
    },
  });
  await app.metadata.ready;
  // React's server renderer uses the initial state of a store, so this makes the current state the initial one.
  return { ...app, metadata: { ...app.metadata, getInitialState: app.metadata.getState } };
}

const markup = (app: App, screen: ReactNode) =>
  renderToStaticMarkup(<AppContext.Provider value={app}>{screen}</AppContext.Provider>);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 9)));
}

function loginPath(options: FirstScreenOptions): string {
  const base = options.urlStrategy === 'hash' ? '' : normalBasename(options.basename);
  return base + routesOf(options).loginUrl.replace(/\/$/, '');
}
