/** The selector of everything that one app renders. The app's name may contain any character, so it is escaped. */
export function scopeAttribute(scope: string): string {
  const name = scope.replace(/[^\w-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
  return `[data-portico-app="${name}"]`;
}
