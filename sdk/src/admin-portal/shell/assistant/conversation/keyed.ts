/** Gives the items of a list that only grows at its end keys by their position, for React. */
export function keyed<T>(items: readonly T[]): { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
