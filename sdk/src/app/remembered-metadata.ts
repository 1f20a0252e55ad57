import { type KeyValueStore, storageKeys } from '../core/key-value-store';
import type { MetadataLayers } from '../metadata/layers';

/** A larger document is not cached, because the host uses the same storage. */
const LARGEST_REMEMBERED_CHARACTERS = 200_000;

/** The layers of theme and texts that the service sent. */
type ServiceLayers = Pick<MetadataLayers, 'metadata' | 'override'>;

/** The theme and texts of the previous page load, cached so that the first screen doesn't wait for the service. */
export interface RememberedMetadata {
  recall(): ServiceLayers | undefined;
  remember(layers: ServiceLayers): void;
}

/**
 * Caches the metadata of one service and client; metadata of another is not read.
 *
 * @param owner Names the service and the client.
 */
export function createRememberedMetadata(storage: KeyValueStore, owner: string): RememberedMetadata {
  return {
    recall() {
      const text = storage.get(storageKeys.metadata);
      if (text === null) return undefined;
      const kept = parse(text);
      return kept?.owner === owner ? kept.layers : undefined;
    },
    remember(layers) {
      const text = JSON.stringify({ owner, layers });
      if (text.length > LARGEST_REMEMBERED_CHARACTERS) storage.remove(storageKeys.metadata);
      else storage.set(storageKeys.metadata, text);
    },
  };
}

/** Parses the stored text. Any script of the origin can write there, so a value of another shape is ignored. */
function parse(text: string): { owner?: unknown; layers?: ServiceLayers } | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    const layers = isRecord(kept) ? kept.layers : undefined;
    return isRecord(kept) && isRecord(layers) && Object.values(layers).every(isRecord)
      ? { ...kept, layers }
      : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
