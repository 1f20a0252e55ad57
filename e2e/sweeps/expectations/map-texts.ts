import { en, type Localizations } from '@portico/sdk/metadata';
import type { Appearance } from '../../hosts/stage/src/main';

type Texts = NonNullable<Localizations['en']>;

/** Maps every English text with a function. Keys and structure stay. */
function mapTexts(change: (text: string, key: string) => string): Texts {
  const walk = (node: unknown, key: string): unknown =>
    typeof node === 'string'
      ? change(node, key)
      : Object.fromEntries(
          Object.entries(node as Record<string, unknown>).map(([name, child]) => [
            name,
            walk(child, key ? `${key}.${name}` : name),
          ]),
        );
  return walk(en, '') as Texts;
}

/** English with every text changed by a function; a constant of this kind is sent to the page only once. */
export function inChangedTexts(change: (text: string, key: string) => string): Appearance {
  return { language: 'en', metadata: { localizations: { en: mapTexts(change) } } };
}

/** Every text twice as long, as in a language with long texts. */
export const inDoubledTexts = inChangedTexts((text) => `${text} ${text}`);
