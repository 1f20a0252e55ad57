/** Returns the value of a parameter that occurs once; empty otherwise, because repeated values are ambiguous. */
export function onlyValue(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}
