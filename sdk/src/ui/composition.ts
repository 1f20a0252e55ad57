import type { KeyboardEvent } from 'react';

/** Key code that browsers report for every key that an input method handles. */
const COMPOSITION_KEY_CODE = 229;

/**
 * Whether an input method handles a key: Enter confirms the characters of a composition, Escape discards them. Safari
 * reports the key that ends a composition by its code alone.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === COMPOSITION_KEY_CODE;
}
