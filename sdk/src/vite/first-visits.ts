import { serviceAddress, withQuery } from '../core/service-address';

/** What {@link firstVisits} has to know of a host. */
export interface FirstVisitsOptions {
  /**
   * The `baseUrl` of the provider's `contextOptions`: the page asks for the vendor's document while its script comes in.
   * Without one it asks for nothing; a server that gives each environment its own address sends a `Link` header instead.
   */
  baseUrl?: string;
  /** The `urlPrefix` of the provider's `contextOptions`. */
  urlPrefix?: string;
  /**
   * Whether the vendor has looks of its own: colours, fonts, another preset than the default. What paints them (21 kB) then
   * comes with the script, not after the document. `false` unless told otherwise.
   */
  ownLooks?: boolean;
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

/** The part of a Vite plugin that {@link firstVisits} fills; of versions 5 and later. */
export interface FirstVisitsPlugin {
  name: string;
  apply: 'build';
  configResolved(config: { base: string }): void;
  transformIndexHtml: { order: 'post'; handler(html: string, context: { bundle?: Bundle | undefined }): LinkTag[] };
  generateBundle: { order: 'post'; handler(options: unknown, bundle: Bundle): void };
}

/** The first line of a script that Chromium is to read whole while it comes in, not function by function afterwards. */
const READ_WHOLE = '//# allFunctionsCalledOnLoad\n';
/** What paints a vendor's own looks, in the kit's build and in its sources. */
const themeEngine = /\/full-theme(-[\w-]+)?\.[jt]s$/;

/**
 * A plugin for a host's Vite build that makes the first screen of a first visit come sooner: the vendor's document is asked
 * for by the page itself, and the page's script is read while it comes in. Later visits need neither, and lose nothing.
 *
 * @example
 * export default defineConfig({ plugins: [react(), firstVisits({ baseUrl: 'https://id.example.com' })] });
 */
export function firstVisits({ baseUrl, urlPrefix, ownLooks = false }: FirstVisitsOptions = {}): FirstVisitsPlugin {
  let base = '/';
  return {
    name: 'portico-first-visits',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...(baseUrl ? [documentLink(baseUrl, urlPrefix)] : []),
        ...(ownLooks ? engineFiles(bundle).map((file) => moduleLink(base + file)) : []),
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of chunksOf(bundle)) if (chunk.isEntry) chunk.code = READ_WHOLE + chunk.code;
      },
    },
  };
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The engine and what it imports; the first file of the page, which it may import as well, is named by the page already. */
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

/** As the kit's own request asks for it, which then takes what came. */
function documentLink(baseUrl: string, urlPrefix: string | undefined): LinkTag {
  const href = withQuery(serviceAddress('/metadata', { baseUrl, urlPrefix }), { entityName: 'adminBox' });
  return link({ rel: 'preload', as: 'fetch', crossorigin: 'use-credentials', href });
}

const moduleLink = (href: string) => link({ rel: 'modulepreload', crossorigin: '', href });

const link = (attrs: LinkTag['attrs']): LinkTag => ({ tag: 'link', attrs, injectTo: 'head-prepend' });
