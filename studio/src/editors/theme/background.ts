/** The background of the login box. */
export type PageBackground =
  | { kind: 'plain' }
  | { kind: 'gradient'; angle: number; from: string; to: string }
  | { kind: 'picture'; address: string }
  /** A value that the controls cannot show; the code editor can. */
  | { kind: 'other'; css: string };

/** Angle of a new gradient, in degrees. */
export const GRADIENT_ANGLE = 135;

/** Parses `backgroundImage` of the theme. */
export function readBackground(css: string): PageBackground {
  const text = css.trim();
  if (text === '' || text === 'none') return { kind: 'plain' };
  const picture = /^url\("?(data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+)"?\)$/.exec(text);
  if (picture?.[1]) return { kind: 'picture', address: picture[1] };
  const gradient = /^linear-gradient\((\d{1,3})deg,(.+)\)$/.exec(text);
  const stops = gradient?.[2] ? splitStops(gradient[2]) : [];
  const [from, to] = [stops[0], stops.at(-1)];
  if (gradient && from && to && stops.length === 2) {
    return { kind: 'gradient', angle: Number(gradient[1]), from: colorOf(from), to: colorOf(to) };
  }
  return { kind: 'other', css: text };
}

/** Formats a background as `backgroundImage` of the theme. */
export function writeBackground(background: PageBackground): string {
  switch (background.kind) {
    case 'plain':
      return 'none';
    case 'gradient':
      return `linear-gradient(${background.angle}deg, ${background.from} 0%, ${background.to} 100%)`;
    case 'picture':
      return `url("${background.address}")`;
    case 'other':
      return background.css;
  }
}

/** Splits at commas, except at those inside `rgb(…)`. */
function splitStops(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((stop) => stop.trim());
}

function colorOf(stop: string): string {
  return stop.replace(/\s+[\d.]+%$/, '');
}
