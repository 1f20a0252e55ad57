/** Whether a user's name or e-mail address contains a text. */
export function matchesUser({ name, email }: { name: string; email: string }, search: string): boolean {
  const text = search.trim().toLowerCase();
  return [name, email].some((value) => value.toLowerCase().includes(text));
}
