import { en, type Localizations } from '@portico/sdk/metadata';

type Texts = NonNullable<Localizations['en']>;

/** Maps every English text with a function. Keys and structure stay. */
export function mapTexts(change: (text: string, key: string) => string): Texts {
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

/** Every text twice as long, as in a language with long texts. */
export const doubledTexts = mapTexts((text) => `${text} ${text}`);
