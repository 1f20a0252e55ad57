import type { TextTree } from './text-tree';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁßÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** How much longer a text becomes, to simulate translations. */
const EXPANSION = 0.4;
const FILLER = '·ẽẋţŕá';

/** English with accents, brackets and about 40 % more length; `{{params}}` stay as they are. */
export function pseudoTexts(texts: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTexts(value as TextTree),
    ]),
  );
}

/** One text as {@link pseudoTexts} writes it. An empty text stays empty. */
export function pseudoText(text: string): string {
  if (text === '') return '';
  const accented = text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) => (part.startsWith('{{') ? part : [...part].map((letter) => accents.get(letter) ?? letter).join('')))
    .join('');
  return `[${accented}${FILLER.repeat(Math.ceil((text.length * EXPANSION) / FILLER.length))}]`;
}
