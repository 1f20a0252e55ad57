import { readAnyColor } from './any-color';
import { fontFamily, fontWeight, length, shadowIn } from './css-grammar';
import { image } from './css-properties';
import { fromOlderTheme } from './older-theme';
import { onceEach } from './once-each';
import { presetNamed } from './presets/presets';
import { cachedReading, type ThemeReader } from './theme-reader';
import { withoutNeutrals } from './without-neutrals';

/** Reads all values that a document may have. */
export const fullReader: ThemeReader = {
  read: cachedReading({
    color: readAnyColor,
    length,
    font: fontFamily,
    number: fontWeight,
    shadow: shadowIn(readAnyColor),
    image,
    keyword: () => undefined,
  }),
  presetNamed,
  brandOf: onceEach(withoutNeutrals),
  older: fromOlderTheme,
};
