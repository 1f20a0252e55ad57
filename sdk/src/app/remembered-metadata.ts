import { type KeyValueStore, storageKeys } from '../core/key-value-store';
import type { MetadataLayers } from '../metadata/layers';

/** Beyond this a document is not kept: storage is the host's as well. */
const LARGEST_REMEMBERED_CHARACTERS = 200_000;

/** What the service said about looks and texts. */
type ServiceLayers = Pick<MetadataLayers, 'metadata' | 'override'>;

/** The looks of the last visit, so that this one need not wait for the service to paint them. */
export interface RememberedMetadata {
  recall(): ServiceLayers | undefined;
  remember(layers: ServiceLayers): void;
}

/**
 * Keeps the looks of one service and client; those of another are not recalled.
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

/** Anybody may have written there: what does not look like ours is as good as nothing. */
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
