import { screenById } from '@portico/fixtures';
import { languageTag } from './languages';
import { editors, freeSize, startPlace, type ViewPlace, wallAreas, wallFilters, wallShows } from './view-place';

/** Every part of a view that a deep link carries, with the function that parses it; `undefined` rejects the text. */
const readers: { [K in keyof ViewPlace]: (text: string) => ViewPlace[K] | undefined } = {
  screen: (text) => screenById(text)?.id,
  state: matching(/^[\w -]+$/),
  view: oneOf('focus', 'wall'),
  device: oneOf('desktop', 'tablet', 'phone', 'free'),
  width: wholeNumber(freeSize.least, freeSize.most),
  height: wholeNumber(freeSize.least, freeSize.most),
  orientation: oneOf('portrait', 'landscape'),
  compare: comparison,
  scheme: oneOf('light', 'dark'),
  language: languageTag,
  persona: matching(/^[^\s@]+@[^\s@]+$/),
  zoom: wholeNumber(10, 200),
  editor: oneOf(...editors),
  search: (text) => (text.length <= 100 ? text : undefined),
  show: oneOf(...wallShows),
  area: oneOf(...wallAreas),
  filter: oneOf(...wallFilters),
  unfolded: listOfIds,
  folded: listOfIds,
  camera: matching(/^-?\d{1,6},-?\d{1,6},\d{1,3}(\.\d)?$/),
};

/** The view that an address describes, and the names of the parameters that could not be read. */
export interface ReadAddress {
  place: Partial<ViewPlace>;
  ignored: string[];
}

/** Reads `#screen=login-box/preLogin&state=default&…`. Never throws: invalid parameters are dropped and reported. */
export function readAddress(hash: string): ReadAddress {
  const place: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (name === SHARE_PARAMETER || name === '') continue;
    const value = isParameter(name) ? readers[name](text) : undefined;
    if (value === undefined) ignored.push(name);
    else place[name] = value;
  }
  return withKnownState(place as Partial<ViewPlace>, ignored);
}

/** Rejects a state that the screen does not have. */
function withKnownState({ state, ...place }: Partial<ViewPlace>, ignored: string[]): ReadAddress {
  const states = screenById(place.screen ?? startPlace.screen)?.states ?? {};
  if (state === undefined) return { place, ignored };
  if (Object.hasOwn(states, state)) return { place: { ...place, state }, ignored };
  return { place, ignored: [...ignored, 'state'] };
}

/** The shortest address of a view: leaves out parts at their default, but never the screen and the state. */
export function writeAddress(place: ViewPlace, start: ViewPlace): string {
  const parts: string[] = [];
  for (const name of Object.keys(readers) as (keyof ViewPlace)[]) {
    const value = place[name];
    const always = name === 'screen' || name === 'state';
    if (value === null || (!always && value === start[name])) continue;
    parts.push(`${name}=${encodeURIComponent(String(value)).replace(/%(?:2F|40|2C)/g, decodeURIComponent)}`);
  }
  return `#${parts.join('&')}`;
}

/** Parameter that contains a whole document; read by `share-link`. */
export const SHARE_PARAMETER = 'share';

function isParameter(name: string): name is keyof ViewPlace {
  return Object.hasOwn(readers, name);
}

function oneOf<T extends string>(...allowed: readonly T[]) {
  return (text: string): T | undefined => allowed.find((value) => value === text);
}

function matching(pattern: RegExp) {
  return (text: string): string | undefined => (text.length <= 200 && pattern.test(text) ? text : undefined);
}

/** A part of the view, or one or two languages. */
function comparison(text: string): string | undefined {
  if (text === 'none' || text === 'schemes' || text === 'devices') return text;
  const languages = text.split(',');
  return languages.length <= 2 && languages.every(languageTag) ? text : undefined;
}

/** Ids joined by commas. Unknown ones do no harm: the wall folds and unfolds what it has. */
function listOfIds(text: string): string | undefined {
  return text.length <= 8_000 && /^[\w ,/-]+$/.test(text) ? text : undefined;
}

function wholeNumber(min: number, max: number) {
  return (text: string): number | undefined => {
    const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
}
