import { getPortalMetadata } from '../api/portal-and-flags';
import type { HttpClient } from '../core/http-client';
import type { Transport } from '../core/transport';
import type { PortalMetadata } from '../metadata';
import type { MetadataStore } from '../metadata/metadata-store';
import type { MetadataCache } from './metadata-cache';

interface Sources {
  http: HttpClient;
  /** Default: the page's `fetch`. */
  transport: Transport | undefined;
  metadataCache: MetadataCache;
}

/**
 * Loads the vendor's document and the override that it may name, and caches them for the next page load.
 *
 * @throws {ApiError} when the document cannot be loaded; a failing override changes nothing and is logged only.
 * @see Portal spec §7 "Portal and flags"
 */
export async function loadMetadata(
  { http, transport, metadataCache }: Sources,
  metadata: MetadataStore,
): Promise<void> {
  const { rows } = await getPortalMetadata(http);
  const document = rows?.[0]?.configuration as PortalMetadata | undefined;
  if (!document) throw new Error('metadata not found');
  metadata.setLayers({ metadata: document });
  const url = document.metadataOverrides?.url;
  const override = url ? await loadOverride(url, transport) : undefined;
  // Clears the override cached by the previous page load.
  if (override || metadata.layers().override) metadata.setLayers({ override });
  metadataCache.write({ metadata: document, ...(override && { override }) });
  await metadata.ready;
}

/** Applies the cached metadata; returns whether there is any. */
export function applyCachedMetadata(metadataCache: MetadataCache, metadata: MetadataStore): boolean {
  const layers = metadataCache.read();
  if (layers) metadata.setLayers(layers);
  return layers !== undefined;
}

/** Loaded lazily: only a document that names an override needs this chunk. */
async function loadOverride(url: string, transport: Transport | undefined): Promise<PortalMetadata | undefined> {
  const loading = await import('./metadata-override').catch(() => null);
  return loading?.loadMetadataOverride(url, transport);
}
