/** Characters of the class of letters and symbols that show nothing: the fillers of Hangul and the empty Braille pattern. */
const BLANKS = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/**
 * Returns the name of a user; `''` for one that shows nothing, such as spaces or zero-width characters, so that the list
 * names the user by the email address.
 */
export function visibleName(name: string | null | undefined): string {
  const isVisible = name && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replace(BLANKS, ''));
  return isVisible ? name : '';
}
