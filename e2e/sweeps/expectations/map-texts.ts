import { en, type Localizations } from '@portico/sdk/metadata';

type Texts = NonNullable<Localizations['en']>;

/** The English texts with every leaf put through a function; keys and shape stay. */
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

/** Every text twice as long, as a wordy language may make it. */
export const doubledTexts = mapTexts((text) => `${text} ${text}`);
