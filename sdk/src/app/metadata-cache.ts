import { type KeyValueStore, storageKeys } from '../core/key-value-store';
import type { MetadataLayers } from '../metadata/layers';

/** A larger document is not cached, because the host uses the same storage. */
const LARGEST_CACHED_CHARACTERS = 200_000;

/** The layers of theme and texts that the service sent. */
type ServiceLayers = Pick<MetadataLayers, 'metadata' | 'override'>;

/** The theme and texts of the previous page load, cached so that the first screen doesn't wait for the service. */
export interface MetadataCache {
  read(): ServiceLayers | undefined;
  write(layers: ServiceLayers): void;
}

/**
 * Caches the metadata of one service and client; metadata of another is not read.
 *
 * @param owner Names the service and the client.
 */
export function createMetadataCache(storage: KeyValueStore, owner: string): MetadataCache {
  return {
    read() {
      const text = storage.get(storageKeys.metadata);
      if (text === null) return undefined;
      const cached = parse(text);
      return cached?.owner === owner ? cached.layers : undefined;
    },
    write(layers) {
      const text = JSON.stringify({ owner, layers });
      if (text.length > LARGEST_CACHED_CHARACTERS) storage.remove(storageKeys.metadata);
      else storage.set(storageKeys.metadata, text);
    },
  };
}

/** Parses the stored text. Any script of the origin can write there, so a value of another shape is ignored. */
function parse(text: string): { owner?: unknown; layers?: ServiceLayers } | undefined {
  try {
    const cached: unknown = JSON.parse(text);
    const layers = isRecord(cached) ? cached.layers : undefined;
    return isRecord(cached) && isRecord(layers) && Object.values(layers).every(isRecord)
      ? { ...cached, layers }
      : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
