/** A character that shows something. The last ones are the fillers of Hangul and the empty Braille pattern. */
const VISIBLE = /[^\p{C}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Returns what a user is called in lists and sentences: the name, or the email address of a user whose name shows nothing,
 * such as spaces or zero-width characters.
 */
export function displayName({ name, email }: { name?: string | null | undefined; email: string }): string {
  return name && VISIBLE.test(name) ? name : email;
}
