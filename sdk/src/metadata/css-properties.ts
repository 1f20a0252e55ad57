import { readAnyColor } from './any-color';
import {
  allKnown,
  fontFamily,
  fontWeight,
  type Grammar,
  keyword,
  length,
  list,
  number,
  oneOf,
  readValue,
  shadowIn,
  upTo,
} from './css-grammar';
import { imagePolicy, readImages } from './css-image';
import { splitOutside } from './css-text';

const timePattern = /^\d{1,5}(\.\d{1,3})?(ms|s)$/i;

/** Any colour in hex, rgb, hsl or by name, and the keywords that stand for one. */
const color: Grammar = (value) => {
  const keyword = value.toLowerCase();
  if (keyword === 'currentcolor' || keyword === 'transparent' || keyword === 'inherit') return keyword;
  return readAnyColor(value);
};

const lineStyle = keyword('none', 'solid', 'dashed', 'dotted', 'double', 'hidden');
const lineWidth = oneOf(length, keyword('thin', 'medium', 'thick'));

/** Each part once, in any order: `1px solid #ccc`. */
function inAnyOrder(value: string, grammars: readonly Grammar[]): string | undefined {
  const left = [...grammars];
  const written = splitOutside(value, /\s/)
    .filter(Boolean)
    .map((part) => {
      const index = left.findIndex((grammar) => grammar(part) !== undefined);
      return left.splice(index, index < 0 ? 0 : 1)[0]?.(part);
    });
  return written.length > 0 && allKnown(written) ? written.join(' ') : undefined;
}

const border: Grammar = (value) => inAnyOrder(value, [lineWidth, lineStyle, color]);
const flexFlow: Grammar = oneOf(keyword('none', 'auto', 'initial'), upTo(3, oneOf(number, length)));

/** `0 1px 2px rgba(0, 0, 0, 0.1), …` */
const shadow = shadowIn(color);

/** Gradients and pictures from where the policy allows. */
export const image: Grammar = (value) => readImages(value, color, length);

const background: Grammar = oneOf(color, image);
const positionWord = keyword('center', 'top', 'bottom', 'left', 'right');
const filterCall: Grammar = (value) => {
  const call = /^(blur|brightness|saturate|contrast|grayscale|opacity)\(([^()]{1,12})\)$/i.exec(value);
  const amount = call?.[2] && oneOf(number, length)(call[2].trim());
  return call?.[1] && amount ? `${call[1].toLowerCase()}(${amount})` : undefined;
};
const easing = keyword('ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out');
const time: Grammar = (value) => (timePattern.test(value) ? value.toLowerCase() : undefined);
const transition: Grammar = oneOf(
  keyword('none'),
  list((value) =>
    inAnyOrder(value, [
      time,
      time,
      easing,
      (word) => (word === 'all' || Object.hasOwn(properties, word) ? word : undefined),
    ]),
  ),
);

const lengthOrAuto = oneOf(length, keyword('auto'));
const size = oneOf(length, keyword('auto', 'none', 'min-content', 'max-content', 'fit-content', '100%'));
const sides = [
  'top',
  'right',
  'bottom',
  'left',
  'block',
  'inline',
  'block-start',
  'block-end',
  'inline-start',
  'inline-end',
];
const alignment = keyword(
  'start',
  'end',
  'flex-start',
  'flex-end',
  'center',
  'stretch',
  'baseline',
  'space-between',
  'space-around',
  'space-evenly',
  'normal',
  'left',
  'right',
);

/** Every property that a style of the document may set, with the values it may have. Nothing else is written. */
export const properties: Readonly<Record<string, Grammar>> = {
  color,
  'background-color': color,
  background,
  'background-image': image,
  'background-size': list(upTo(2, oneOf(lengthOrAuto, keyword('cover', 'contain')))),
  'background-position': list(upTo(4, oneOf(positionWord, length))),
  'background-repeat': list(keyword('no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'space', 'round')),
  'background-attachment': keyword('scroll', 'local'),
  'background-clip': keyword('border-box', 'padding-box', 'content-box', 'text'),
  border,
  'border-color': upTo(4, color),
  'border-width': upTo(4, lineWidth),
  'border-style': upTo(4, lineStyle),
  'border-radius': upTo(4, length),
  ...Object.fromEntries(sides.flatMap((side) => borderSide(side))),
  ...Object.fromEntries(
    ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'start-start', 'start-end', 'end-start', 'end-end'].map(
      (corner) => [`border-${corner}-radius`, upTo(2, length)],
    ),
  ),
  outline: border,
  'outline-color': color,
  'outline-width': lineWidth,
  'outline-style': lineStyle,
  'outline-offset': length,
  'box-shadow': shadow,
  'text-shadow': shadow,
  ...Object.fromEntries(['margin', 'padding'].flatMap((name) => spacingSides(name))),
  ...Object.fromEntries(
    [
      'width',
      'height',
      'min-width',
      'min-height',
      'max-width',
      'max-height',
      'inline-size',
      'block-size',
      'min-inline-size',
      'min-block-size',
      'max-inline-size',
      'max-block-size',
    ].map((name) => [name, size]),
  ),
  'box-sizing': keyword('border-box', 'content-box'),
  display: keyword('block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'none', 'contents'),
  position: keyword('static', 'relative'),
  overflow: keyword('visible', 'hidden', 'auto', 'clip'),
  opacity: (value) => (/^(0?\.\d{1,4}|0|1)$/.test(value) ? String(Number(value)) : undefined),
  visibility: keyword('visible', 'hidden'),
  gap: upTo(2, length),
  'row-gap': length,
  'column-gap': length,
  flex: flexFlow,
  'flex-direction': keyword('row', 'row-reverse', 'column', 'column-reverse'),
  'flex-wrap': keyword('nowrap', 'wrap', 'wrap-reverse'),
  'flex-grow': number,
  'flex-shrink': number,
  'flex-basis': size,
  order: number,
  'align-items': alignment,
  'align-content': alignment,
  'align-self': oneOf(alignment, keyword('auto')),
  'justify-content': alignment,
  'justify-items': alignment,
  'justify-self': oneOf(alignment, keyword('auto')),
  'font-family': fontFamily,
  'font-size': length,
  'font-style': keyword('normal', 'italic', 'oblique'),
  'font-weight': fontWeight,
  'font-variant-numeric': keyword('normal', 'tabular-nums', 'lining-nums', 'oldstyle-nums'),
  'letter-spacing': oneOf(keyword('normal'), length),
  'word-spacing': oneOf(keyword('normal'), length),
  'line-height': oneOf(keyword('normal'), number, length),
  'text-align': keyword('left', 'right', 'center', 'start', 'end', 'justify'),
  'text-decoration': upTo(
    3,
    oneOf(keyword('none', 'underline', 'line-through', 'overline', 'solid', 'dashed', 'dotted', 'wavy'), color),
  ),
  'text-decoration-color': color,
  'text-underline-offset': length,
  'text-transform': keyword('none', 'uppercase', 'lowercase', 'capitalize'),
  'text-indent': length,
  'text-overflow': keyword('clip', 'ellipsis'),
  'white-space': keyword('normal', 'nowrap', 'pre-line', 'pre-wrap'),
  'word-break': keyword('normal', 'break-word', 'break-all', 'keep-all'),
  'overflow-wrap': keyword('normal', 'anywhere', 'break-word'),
  'vertical-align': oneOf(keyword('baseline', 'top', 'middle', 'bottom', 'text-top', 'text-bottom'), length),
  'object-fit': keyword('contain', 'cover', 'fill', 'none', 'scale-down'),
  'object-position': upTo(2, oneOf(positionWord, length)),
  'aspect-ratio': (value) => (/^\d{1,4}(\.\d{1,3})?( ?\/ ?\d{1,4}(\.\d{1,3})?)?$/.test(value) ? value : undefined),
  filter: oneOf(keyword('none'), upTo(3, filterCall)),
  'backdrop-filter': oneOf(keyword('none'), upTo(3, filterCall)),
  transition,
  cursor: keyword('auto', 'default', 'pointer', 'text', 'not-allowed', 'help', 'progress'),
  'accent-color': color,
  'caret-color': color,
  fill: color,
  stroke: color,
  'stroke-width': oneOf(number, length),
};

function borderSide(side: string): [string, Grammar][] {
  return [
    [`border-${side}`, border],
    [`border-${side}-color`, color],
    [`border-${side}-width`, lineWidth],
    [`border-${side}-style`, lineStyle],
  ];
}

function spacingSides(name: string): [string, Grammar][] {
  return [
    [name, upTo(4, lengthOrAuto)],
    ...sides.map((side): [string, Grammar] => [`${name}-${side}`, upTo(2, lengthOrAuto)]),
  ];
}

/** Reads one declaration of a style object. `undefined` when the property or the value is not allowed. */
export function readDeclaration(property: string, value: unknown): { name: string; value: string } | undefined {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const grammar = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const written = grammar && readValue(grammar, value, grammar === image ? imagePolicy.dataLimit : undefined);
  return written === undefined ? undefined : { name, value: written };
}
