import type { Grammar } from './css-grammar';
import { splitOutside } from './css-text';

/** The sources that pictures of a theme may have. */
export const imagePolicy = {
  /** Any host, encrypted. */
  https: true,
  /** Addresses of the page's own site, such as `/logo.svg`. */
  sameOrigin: true,
  /** Types of pictures that may be embedded in the document as data. */
  dataTypes: ['png', 'jpeg', 'webp', 'gif', 'svg+xml'],
  /** Largest embedded picture, in characters of its address. */
  dataLimit: 1024 * 1024,
} as const;

/** Pictures and gradients, with commas between; `none` for none. */
export function readImages(value: string, color: Grammar, length: Grammar): string | undefined {
  if (value.toLowerCase() === 'none') return 'none';
  const written = splitOutside(value, /,/).map((part) => oneImage(part.trim(), color, length));
  return written.includes(undefined) ? undefined : written.join(', ');
}

function oneImage(value: string, color: Grammar, length: Grammar): string | undefined {
  const link = /^url\(\s*(["']?)(.*)\1\s*\)$/is.exec(value);
  if (link) return imageUrl(link[2] ?? '');
  const gradient = /^(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is.exec(value);
  if (gradient) return readGradient(`${gradient[1] ?? ''}${gradient[2]}-gradient`, gradient[3] ?? '', color, length);
  return undefined;
}

/** `url("…")` for an address that the policy allows. */
function imageUrl(address: string): string | undefined {
  const safe = imageAddress(address.trim());
  return safe === undefined ? undefined : `url("${safe}")`;
}

/** The address of a picture as it may be used, or `undefined` when the policy does not allow it. */
export function imageAddress(address: string): string | undefined {
  if (/^data:/i.test(address)) return dataAddress(address);
  if (/^https:\/\//i.test(address))
    return imagePolicy.https && URL.canParse(address) ? escaped(new URL(address).href) : undefined;
  // Two slashes at the start, or a backslash, would leave the site.
  return imagePolicy.sameOrigin && /^\.{0,2}\/(?![/\\])[\w\-./~%?=&+@]*$/.test(address) ? escaped(address) : undefined;
}

function dataAddress(address: string): string | undefined {
  const match = /^data:image\/([a-z+]+)(;charset=[\w-]+)?(;base64)?,([\w\-.~%!*'()+/=:,;@&$? #<>"]*)$/i.exec(address);
  const type = match?.[1]?.toLowerCase();
  const fits = address.length <= imagePolicy.dataLimit && imagePolicy.dataTypes.some((allowed) => allowed === type);
  return match && fits ? escaped(address) : undefined;
}

/** Excludes characters that could end the quotes of `url("…")`. */
function escaped(address: string): string {
  return address.replace(
    /["'()\\<>\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}

const anglePattern = /^[+-]?\d{1,4}(\.\d{1,3})?(deg|turn|rad|grad)$/i;
const directionPattern = /^to( (top|bottom|left|right)){1,2}$/i;
const shapePattern =
  /^(from [+-]?\d{1,4}(\.\d+)?deg ?)?((circle|ellipse)( (closest|farthest)-(side|corner))?)? ?(at( (center|top|bottom|left|right|\d{1,3}%)){1,2})?$/i;

function readGradient(name: string, inner: string, color: Grammar, length: Grammar): string | undefined {
  const parts = splitOutside(inner, /,/).map((part) => part.trim().replace(/\s+/g, ' '));
  const [first = ''] = parts;
  const leads = first !== '' && (anglePattern.test(first) || directionPattern.test(first) || shapePattern.test(first));
  const stops = (leads ? parts.slice(1) : parts).map((stop) => gradientStop(stop, color, length));
  if (stops.length < 2 || stops.includes(undefined)) return undefined;
  return `${name.toLowerCase()}(${[...(leads ? [first.toLowerCase()] : []), ...stops].join(', ')})`;
}

/** `#fff 20%`, `#fff 0 20%`. */
function gradientStop(stop: string, color: Grammar, length: Grammar): string | undefined {
  const [first = '', ...places] = splitOutside(stop, /\s/).filter(Boolean);
  const written = [
    color(first),
    ...places.map((place) => (anglePattern.test(place) ? place.toLowerCase() : length(place))),
  ];
  return places.length <= 2 && !written.includes(undefined) ? written.join(' ') : undefined;
}
