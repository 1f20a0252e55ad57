/** Largest metadata document, by {@link metadataSize}: 16 Mi characters, pictures inside it included. */
export const METADATA_SIZE_LIMIT = 16 * 1024 * 1024;

/** {@link METADATA_SIZE_LIMIT} as sentences say it. */
export const METADATA_SIZE_LIMIT_TEXT = `${METADATA_SIZE_LIMIT / 1024 / 1024} MB`;

/** Sizes of values that can't change any more. An edit shares all but a few of them with the document before it. */
const sizes = new WeakMap<object, number>();

/**
 * Size of a metadata document in characters: all its keys and texts. White space of its JSON doesn't count, so that a
 * document has one size, however it is written. It must not be deeper than the stack: `readMetadata` checks the depth first.
 */
export function metadataSize(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  let size = 0;
  for (const [key, inner] of Object.entries(value)) size += key.length + metadataSize(inner);
  if (Object.isFrozen(value)) sizes.set(value, size);
  return size;
}
