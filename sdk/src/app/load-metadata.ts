import { getPortalMetadata } from '../api/portal-and-flags';
import type { HttpClient } from '../core/http-client';
import type { Transport } from '../core/transport';
import type { PortalMetadata } from '../metadata';
import type { MetadataStore } from '../metadata/metadata-store';

/** Largest override that is read; a theme is a few kilobytes. */
const LARGEST_OVERRIDE_CHARACTERS = 1_000_000;

/**
 * Loads the vendor's document and the override that it may name.
 *
 * @throws {ApiError} when the document cannot be loaded; a failing override changes nothing and is logged only.
 * @see Portal spec §7 "Portal and flags"
 */
export async function loadMetadata(http: HttpClient, transport: Transport, metadata: MetadataStore): Promise<void> {
  const { rows } = await getPortalMetadata(http);
  const document = rows?.[0]?.configuration as PortalMetadata | undefined;
  if (!document) throw new Error('metadata not found');
  metadata.update(document);
  const { url } = document.metadataOverrides ?? {};
  if (url) await loadOverride(url, transport, metadata).catch(() => console.warn('The metadata override was ignored.'));
  await metadata.ready;
}

async function loadOverride(url: string, transport: Transport, metadata: MetadataStore): Promise<void> {
  if (new URL(url).protocol !== 'https:') throw new TypeError('Not https');
  const response = await transport(new Request(url, { credentials: 'omit' }));
  const text = response.ok ? await response.text() : '';
  if (text.length > LARGEST_OVERRIDE_CHARACTERS) throw new RangeError('Too large');
  metadata.setLayer('override', JSON.parse(text));
}
