/** Contrast that text needs against what is behind it (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Contrast that meaningful icons, borders and focus rings need (WCAG 2.2, 1.4.11). */
export const GRAPHIC_CONTRAST = 3;

/** How far a shade is from its colour: towards white or black, `[0, 1]`. @see Portal spec §9 */
export const SHADES = { light: 0.4, dark: 0.15, hover: 0.15, active: 0.2 } as const;
/** The same for success, error, warning and info of the older theme (contract: metadata §4). */
export const OLDER_STATE_SHADES = { light: 0.7, dark: 0.2 } as const;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** Red, green and blue, 0–255, opaque. */
type Rgb = readonly [number, number, number];

const hexForm = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const rgbForm = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/i;

/** Red, green, blue (0–255) and opacity `[0, 1]` of a colour in hex or `rgb()`. */
function parsed(color: string): [...Rgb, number] | undefined {
  const digits = hexForm.exec(color)?.[1];
  if (digits) {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [part(0), part(2), part(4), long.length === 8 ? part(6) / 255 : 1];
  }
  const [, red, green, blue, alpha = '1'] = rgbForm.exec(color) ?? [];
  if (blue === undefined) return undefined;
  const opacity = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  const parts = [Number(red), Number(green), Number(blue), opacity];
  return parts.every(Number.isFinite) ? [channel(red), channel(green), channel(blue), Math.min(1, opacity)] : undefined;
}

const channel = (text: string | undefined) => Math.min(255, Math.round(Number(text)));

/** A colour in hex or `rgb()` written one way: `#rrggbb`, or `rgba()` when see-through. `undefined` for anything else. */
export function readColor(value: string): string | undefined {
  const parts = parsed(value);
  if (!parts) return undefined;
  const [red, green, blue, alpha] = parts;
  return alpha === 1
    ? hexOf([red, green, blue])
    : `rgba(${red}, ${green}, ${blue}, ${Math.round(alpha * 1000) / 1000})`;
}

function rgbOf(color: string): Rgb {
  const [red, green, blue] = parsed(color) ?? BLACK;
  return [red, green, blue];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** An opaque colour as `rgb(r, g, b)`. */
export function rgbText(color: string): string {
  return `rgb(${rgbOf(color).join(', ')})`;
}

function mixed(from: Rgb, to: Rgb, amount: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * amount;
  return [at(0), at(1), at(2)];
}

/** `amount` of `other` stirred into `color`, `[0, 1]`. */
export function mix(color: string, other: string, amount: number): string {
  return hexOf(mixed(rgbOf(color), rgbOf(other), amount));
}

/** Towards white by `amount`, `[0, 1]`. */
export function lighten(color: string, amount: number): string {
  return hexOf(mixed(rgbOf(color), WHITE, amount));
}

/** Towards black by `amount`, `[0, 1]`. */
export function darken(color: string, amount: number): string {
  return hexOf(mixed(rgbOf(color), BLACK, amount));
}

/** What is seen where a see-through colour lies over an opaque one. */
function over(color: string, below: string): string {
  const alpha = color.length === 7 ? 1 : (parsed(color)?.[3] ?? 1);
  return alpha === 1 ? color : mix(below, color, alpha);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Linear light of each of the 256 steps of a channel. */
const linearSteps = Float64Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const linear = (part: number): number => linearSteps[Math.round(part)] ?? 0;

function ratioOf(a: Rgb, b: Rgb): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). A see-through `color` is seen over `against`. */
export function contrastRatio(color: string, against: string): number {
  return ratioOf(rgbOf(over(color, against)), rgbOf(against));
}

/** Steps tried between a colour and black or white. */
const STEPS = 64;

/**
 * The colour nearest to `color` that reaches `ratio` against every one of `against`: the same hue, darker or lighter. The
 * colour itself when it passes; black or white, whichever reads better, when nothing does.
 */
export function nearestPassing(color: string, against: string | readonly string[], ratio: number): string {
  const key = `${color} ${against} ${ratio}`;
  const present = foundPassing.get(key);
  if (present) return present;
  const found = findPassing(color, typeof against === 'string' ? [against] : against, ratio);
  if (foundPassing.size >= KEPT_FINDINGS) foundPassing.clear();
  foundPassing.set(key, found);
  return found;
}

/** Cached, because consecutive edits need mostly the same values. */
const foundPassing = new Map<string, string>();
const KEPT_FINDINGS = 1000;

function findPassing(color: string, against: readonly string[], ratio: number): string {
  const behind = against.map(rgbOf);
  const start = rgbOf(over(color, hexOf(behind[0] ?? WHITE)));
  const passes = (candidate: Rgb) => worst(candidate, behind) >= ratio;
  if (passes(start)) return hexOf(start);
  for (let step = 1; step <= STEPS; step++) {
    const found = [BLACK, WHITE].map((end) => mixed(start, end, step / STEPS)).find(passes);
    if (found) return hexOf(found);
  }
  return worst(BLACK, behind) >= worst(WHITE, behind) ? hexOf(BLACK) : hexOf(WHITE);
}

function worst(color: Rgb, behind: readonly Rgb[]): number {
  return Math.min(...behind.map((below) => ratioOf(color, below)));
}

/** White or a dark ink, whichever reads on `color`; white is preferred while it passes. */
export function readableOn(color: string, ink: string): string {
  const white = hexOf(WHITE);
  if (contrastRatio(white, color) >= TEXT_CONTRAST) return white;
  return contrastRatio(ink, color) >= TEXT_CONTRAST ? ink : hexOf(BLACK);
}
