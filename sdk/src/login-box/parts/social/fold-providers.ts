/** Most providers in sight: a long list would hide what is below it. */
const MAX_VISIBLE = 4;

/** Splits providers into those in sight and those under "More"; the one used last is always in sight. */
export function foldProviders<Provider extends { id: string }>(
  providers: readonly Provider[],
  last: string | null,
): { visible: readonly Provider[]; folded: readonly Provider[] } {
  const used = providers.findIndex(({ id }) => id === last);
  if (used < MAX_VISIBLE) return { visible: providers.slice(0, MAX_VISIBLE), folded: providers.slice(MAX_VISIBLE) };
  const inSight = (_: Provider, index: number) => index < MAX_VISIBLE - 1 || index === used;
  return { visible: providers.filter(inSight), folded: providers.filter((one, index) => !inSight(one, index)) };
}
