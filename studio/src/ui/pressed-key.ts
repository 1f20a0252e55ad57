import type { KeyboardEvent } from 'react';

/** Code of a key press that an input method handles. */
const COMPOSITION_KEY_CODE = 229;

/**
 * The key of a press; `Process` if an input method handles it, so that the Enter that ends a composition submits nothing.
 * Safari sends that Enter after the end of the composition, where only its code tells.
 */
export function pressedKey({ key, keyCode, nativeEvent }: KeyboardEvent): string {
  return nativeEvent.isComposing || keyCode === COMPOSITION_KEY_CODE ? 'Process' : key;
}
