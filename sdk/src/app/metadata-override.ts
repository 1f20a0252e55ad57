import type { Transport } from '../core/transport';
import type { PortalMetadata } from '../metadata';
import { readMetadata } from '../metadata/read-metadata';

/** Largest override that is read; a theme is a few kilobytes. */
export const LARGEST_OVERRIDE_BYTES = 1_000_000;

/**
 * Loads the document that a vendor's document names in `metadataOverrides.url`: over https, without credentials, and only
 * if it passes the schema of the document itself. A failure is logged only, and changes nothing (contract:
 * headers-and-storage §4).
 *
 * @see Portal spec §7 "Portal and flags"
 */
export async function loadMetadataOverride(
  url: string,
  transport: Transport | undefined,
): Promise<PortalMetadata | undefined> {
  try {
    return await fetchOverride(url, transport);
  } catch (error) {
    console.warn('The metadata override was ignored.', error);
    return undefined;
  }
}

async function fetchOverride(url: string, transport: Transport = fetch): Promise<PortalMetadata> {
  if (new URL(url).protocol !== 'https:') throw new TypeError('Not https');
  const tooLarge = new AbortController();
  const response = await transport(new Request(url, { credentials: 'omit', signal: tooLarge.signal }));
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const reading = readMetadata(await readText(response, () => tooLarge.abort()));
  if (!reading.ok) throw new TypeError(reading.errors.join(' '));
  return reading.metadata;
}

/** Reads the body in chunks, so that the download of a body that is too large is aborted at the limit. */
async function readText({ body }: Response, giveUp: () => void): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > LARGEST_OVERRIDE_BYTES) {
      await reader.cancel();
      giveUp();
      throw new RangeError('Too large');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
