import { colord, extend } from 'colord';
import names from 'colord/plugins/names';
import { readColor } from './color';

extend([names]);

/**
 * A colour in any form that CSS has had for long (hex, rgb, hsl, a name), as {@link readColor} writes it; `undefined` for
 * anything else. A separate module because of its size.
 */
export function readAnyColor(value: string): string | undefined {
  const plain = readColor(value);
  if (plain) return plain;
  const parsed = colord(value);
  if (!parsed.isValid()) return undefined;
  return readColor(parsed.alpha() === 1 ? parsed.toHex() : parsed.toRgbString());
}
