import { serviceAddress, withQuery } from '../core/service-address';
import type { FirstScreenOptions } from '../prerender/first-screen';
import { firstScreenScript } from './first-screen';

/** Options of {@link portico}. */
export interface PorticoPluginOptions {
  /**
   * The `baseUrl` of the provider's `contextOptions`: the page preloads the vendor's document while its script loads.
   * Without it the page preloads nothing; a server with an address per environment sends a `Link` header instead.
   */
  baseUrl?: string;
  /** The `urlPrefix` of the provider's `contextOptions`. */
  urlPrefix?: string;
  /**
   * Whether the vendor has a theme of its own: colours, fonts, another preset than the default. The theme engine
   * (21 kB) then loads with the script, not after the document. Default: `false`.
   */
  vendorTheme?: boolean;
  /**
   * Prerenders the first screen of the login page into the page itself, so that users can type while the script loads.
   * Takes those options of the provider that change its theme, texts or address; `true` if there are none.
   *
   * Not for hosts with `hostedLoginBox`, `customLoginBox` or a vendor's page before the form.
   */
  firstScreen?: boolean | FirstScreenOptions;
}

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  /** File names of the chunks that it imports at once. */
  imports: string[];
  code: string;
}

type Bundle = Record<string, Chunk | { type: 'asset' }>;

interface LinkTag {
  tag: 'link';
  attrs: Record<string, string>;
  injectTo: 'head-prepend';
}

interface ScriptTag {
  tag: 'script';
  children: string;
  injectTo: 'body-prepend';
}

interface PageTransform {
  order: 'post';
  handler(html: string, context: { bundle?: Bundle | undefined }): Promise<(LinkTag | ScriptTag)[]>;
}

/** The part of a Vite plugin that {@link portico} fills; of versions 5 and later. */
export interface PorticoPlugin {
  name: string;
  apply: 'build';
  configResolved(config: { base: string }): void;
  transformIndexHtml: PageTransform;
  generateBundle: { order: 'post'; handler(options: unknown, bundle: Bundle): void };
}

/** First line of a script: Chromium then compiles all functions while it loads, not one by one on first call. */
const READ_WHOLE = '//# allFunctionsCalledOnLoad\n';
/** Delays the script until the prerendered screen, if the page shows one, is painted. */
const AFTER_FIRST_SCREEN = 'if (window.porticoScreenPainted) await window.porticoScreenPainted;\n';
/** The module of the full theme engine, in the SDK's build and in its sources. */
const themeEngine = /\/full-theme(-[\w-]+)?\.[jt]s$/;

/**
 * A plugin for a host's Vite build that shows the first screen sooner on a user's first page load: the page preloads the
 * vendor's document, and the browser parses the page's script while it loads. Later page loads need neither.
 *
 * @example
 * export default defineConfig({ plugins: [react(), portico({ baseUrl: 'https://id.example.com' })] });
 */
export function portico(options: PorticoPluginOptions = {}): PorticoPlugin {
  const { vendorTheme = false, firstScreen = false } = options;
  let base = '/';
  return {
    name: 'portico',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle = {} }) => [
        ...(options.baseUrl ? [documentLink(options)] : []),
        ...(vendorTheme ? engineFiles(bundle).map((file) => moduleLink(base + file)) : []),
        ...(firstScreen ? [await firstScreenTag(firstScreen === true ? {} : firstScreen)] : []),
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const first = READ_WHOLE + (firstScreen ? AFTER_FIRST_SCREEN : '');
        for (const chunk of chunksOf(bundle)) if (chunk.isEntry) chunk.code = first + chunk.code;
      },
    },
  };
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The engine and its imports, without entry files, which the page loads already. */
function engineFiles(bundle: Bundle): string[] {
  const chunks = chunksOf(bundle);
  const files = new Set(
    chunks.filter(({ facadeModuleId }) => themeEngine.test(facadeModuleId ?? '')).map(({ fileName }) => fileName),
  );
  for (const file of files) {
    const imported = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    for (const one of imported) files.add(one);
  }
  return [...files].filter((file) => chunks.some(({ fileName, isEntry }) => fileName === file && !isEntry));
}

async function firstScreenTag(options: FirstScreenOptions): Promise<ScriptTag> {
  return { tag: 'script', children: await firstScreenScript(options), injectTo: 'body-prepend' };
}

type VendorDocument = NonNullable<FirstScreenOptions['metadata']>;
type Service = Pick<PorticoPluginOptions, 'baseUrl' | 'urlPrefix'>;

function documentAddress({ baseUrl = '', urlPrefix }: Service): string {
  return withQuery(serviceAddress('/metadata', { baseUrl, urlPrefix }), { entityName: 'adminBox' });
}

/** Preloads with the same address and credentials as the SDK's request, which then uses the preloaded answer. */
function documentLink(service: Service): LinkTag {
  return link({ rel: 'preload', as: 'fetch', crossorigin: 'use-credentials', href: documentAddress(service) });
}

const moduleLink = (href: string) => link({ rel: 'modulepreload', crossorigin: '', href });

const link = (attrs: LinkTag['attrs']): LinkTag => ({ tag: 'link', attrs, injectTo: 'head-prepend' });

/**
 * The vendor's document as it is published now: for {@link PorticoPluginOptions.firstScreen}, so that the
 * prerendered screen has the vendor's theme. After a change of the theme the host must be built again; until then a
 * user's first page load begins with the old one.
 *
 * @throws {Error} when the service does not answer with one.
 */
export async function publishedMetadata(service: Service): Promise<VendorDocument> {
  const address = documentAddress(service);
  const response = await fetch(address);
  const { rows } = response.ok ? await response.json() : { rows: [] };
  const document: VendorDocument | undefined = rows?.[0]?.configuration;
  if (!document) throw new Error(`publishedMetadata: no document at ${address} (status ${response.status}).`);
  return document;
}
