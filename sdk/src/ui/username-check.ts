/** Whether the text can be a user name: letters and digits of any script, and `.`, `_`, `-`. */
export function isUsername(text: string): boolean {
  return /^[\p{L}\p{N}._-]+$/u.test(text);
}
