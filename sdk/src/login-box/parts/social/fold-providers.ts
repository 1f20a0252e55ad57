/** Most providers that are visible at first, so that the content below stays visible. */
const MAX_VISIBLE = 4;

/** Splits providers into the visible ones and those under "More"; the last one used is always visible. */
export function foldProviders<Provider extends { id: string }>(
  providers: readonly Provider[],
  last: string | null,
): { visible: readonly Provider[]; folded: readonly Provider[] } {
  const used = providers.findIndex(({ id }) => id === last);
  if (used < MAX_VISIBLE) return { visible: providers.slice(0, MAX_VISIBLE), folded: providers.slice(MAX_VISIBLE) };
  const inSight = (_: Provider, index: number) => index < MAX_VISIBLE - 1 || index === used;
  return { visible: providers.filter(inSight), folded: providers.filter((one, index) => !inSight(one, index)) };
}
