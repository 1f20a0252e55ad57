import type { PortalMetadata } from '@portico/sdk/metadata';
import { forEachText, type Path } from './path';

/** Schemes that a picture may be loaded by. */
const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'data', 'blob']);

/** Parts of a theme whose texts are whole addresses of pictures; elsewhere pictures are in `url(…)`. */
const PICTURE_KEYS: ReadonlySet<string> = new Set(['image', 'favicon', 'logos', 'testimonials']);

type Theme = Pick<PortalMetadata, 'theme' | 'themeV2'>;

/** Addresses of other sites that the previews would load as pictures for this design, each once. */
export function remotePictures(metadata: PortalMetadata, page: URL): string[] {
  const found = new Set<string>();
  forEachText(themesOf(metadata), [], (text, path) => {
    if (isFontAddress(path)) return;
    for (const address of remoteAddresses(text, page)) found.add(address);
  });
  return [...found];
}

/** The design without the values that load one of these addresses; the layer below applies instead. */
export function withoutPictures(metadata: PortalMetadata, addresses: readonly string[], page: URL): PortalMetadata {
  if (addresses.length === 0) return metadata;
  const refused = new Set(addresses);
  const loads = (text: string) => remoteAddresses(text, page).some((address) => refused.has(address));
  return { ...metadata, ...(withoutTexts(themesOf(metadata), loads) as Theme) };
}

/** One sentence about the first address with a scheme that pictures may not have; `null` if there is none. */
export function refusedPicture(metadata: PortalMetadata): string | null {
  let reason: string | null = null;
  forEachText(themesOf(metadata), [], (text, path) => {
    for (const address of addressesIn(text, path)) reason ??= refusalOf(address, path);
  });
  return reason;
}

/** One sentence about a picture's address at `path` if its scheme is not allowed, else `null`. */
export function refusalOf(address: string, path: Path): string | null {
  const scheme = schemeOf(address);
  if (scheme === null || SCHEMES.has(scheme)) return null;
  return `${path.join('.')}: a picture can't be loaded from a ${scheme}: address.`;
}

function themesOf({ theme, themeV2 }: PortalMetadata): Theme {
  return { ...(theme && { theme }), ...(themeV2 && { themeV2 }) };
}

/** The addresses of other sites in a text. Any text may be one; what can't be parsed loads nothing from another site. */
export function remoteAddresses(text: string, page: URL): string[] {
  return [text, ...addressesInCss(text)].flatMap((written) => {
    // The SDK trims addresses in the same way; `URL` leaves a no-break space, as part of a path of this site.
    const address = written.trim();
    const url = URL.canParse(address, page) ? new URL(address, page) : null;
    return url && /^https?:$/.test(url.protocol) && url.origin !== page.origin ? [url.href] : [];
  });
}

/** Whether a text of a theme is the address of fonts, which the host loads and not the SDK. */
export function isFontAddress(path: Path): boolean {
  return path.slice(-2).join('.') === 'externalAssets.fontCdnUrl';
}

function addressesIn(text: string, path: Path): string[] {
  return path.some((key) => PICTURE_KEYS.has(key)) ? [text, ...addressesInCss(text)] : addressesInCss(text);
}

function addressesInCss(text: string): string[] {
  return [...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

/** Scheme of an absolute address, as browsers read it: without line breaks and tabs. */
function schemeOf(address: string): string | null {
  const [, scheme] = /^([a-z][a-z\d+.-]*):\S+$/i.exec(address.replaceAll(/[\t\n\r]/g, '').trim()) ?? [];
  return scheme?.toLowerCase() ?? null;
}

function withoutTexts(value: unknown, isRefused: (text: string) => boolean): unknown {
  const isAccepted = (inner: unknown) => typeof inner !== 'string' || !isRefused(inner);
  if (Array.isArray(value)) return value.filter(isAccepted).map((item) => withoutTexts(item, isRefused));
  if (typeof value !== 'object' || value === null) return value;
  const accepted = Object.entries(value).filter(([, inner]) => isAccepted(inner));
  return Object.fromEntries(accepted.map(([key, inner]) => [key, withoutTexts(inner, isRefused)]));
}
