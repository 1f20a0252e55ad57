import { languageName } from '../view/languages';
import type { ViewPlace } from '../view/view-place';
import type { DeviceChoice } from './device';
import type { FrameDisplay } from './use-scene';

/** The most screens of different languages next to each other. */
const MOST_LANGUAGES = 3;

/** The part of the view that decides which screens are shown next to each other. */
export type Comparison = Pick<ViewPlace, 'scheme' | 'language' | 'compare'> & DeviceChoice;

/** What the user compares, other than languages. */
type ComparedPart = 'schemes' | 'devices';

/** One of the screens next to each other. */
export interface ComparedFrame {
  display: FrameDisplay;
  device: DeviceChoice;
  /** What distinguishes it from the others, such as "Dark", "German" or "Phone"; `null` if it stands alone. */
  label: string | null;
}

const deviceNames: { readonly [D in DeviceChoice['device']]: string } = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
  free: 'Free size',
};

/** The screens that Focus and each card of the wall show next to each other; that of the view comes first. */
export function comparedFrames(view: Comparison): ComparedFrame[] {
  const { scheme, language, device, width, height, orientation } = view;
  const own = { display: { scheme, language }, device: { device, width, height, orientation } };
  if (view.compare === 'schemes') return [scheme, otherScheme(scheme)].map((shown) => inScheme(own, shown));
  if (view.compare === 'devices') return [own.device, otherDevice(own.device)].map((shown) => onDevice(own, shown));
  const others = otherLanguages(view);
  return others.length === 0
    ? [{ ...own, label: null }]
    : [language, ...others].map((shown) => ({
        ...own,
        display: { scheme, language: shown },
        label: languageName(shown),
      }));
}

type OwnFrame = Omit<ComparedFrame, 'label'>;

function otherScheme(scheme: ViewPlace['scheme']): ViewPlace['scheme'] {
  return scheme === 'light' ? 'dark' : 'light';
}

function inScheme({ display, device }: OwnFrame, scheme: ViewPlace['scheme']): ComparedFrame {
  return { display: { ...display, scheme }, device, label: scheme === 'dark' ? 'Dark' : 'Light' };
}

/** A phone next to anything else; a desktop next to a phone. */
function otherDevice(choice: DeviceChoice): DeviceChoice {
  return { ...choice, device: choice.device === 'phone' ? 'desktop' : 'phone', orientation: 'portrait' };
}

function onDevice({ display }: OwnFrame, device: DeviceChoice): ComparedFrame {
  return { display, device, label: deviceNames[device.device] };
}

/** What is compared, as a text: "Light and dark", "Desktop and phone", "German, Hebrew"; empty for nothing. */
export function comparisonTitle(view: Comparison): string {
  if (isPart(view.compare)) return partTitle(view.compare, view);
  return otherLanguages(view).map(languageName).join(', ');
}

/** The name of a choice in the menu of comparisons. */
export function partTitle(compare: ComparedPart, view: Comparison): string {
  if (compare === 'schemes') return 'Light and dark';
  const [own, other] = comparedFrames({ ...view, compare });
  return `${own?.label} and ${other?.label?.toLowerCase()}`;
}

/** The languages next to that of the view. */
function otherLanguages({ language, compare }: Pick<Comparison, 'language' | 'compare'>): string[] {
  if (compare === 'none' || isPart(compare)) return [];
  return compare.split(',').filter((other) => other !== language);
}

/** The ids of the chosen items in the menu of comparisons. */
export function chosenParts(view: Pick<Comparison, 'language' | 'compare'>): string[] {
  return isPart(view.compare) ? [view.compare] : otherLanguages(view);
}

/**
 * The next comparison after the user has chosen `schemes`, `devices` or a language: chosen again, it goes away. Schemes,
 * devices and languages replace each other, and a language too many replaces the one that was chosen first.
 */
export function nextComparison(view: Pick<Comparison, 'language' | 'compare'>, chosen: string): string {
  if (isPart(chosen)) return view.compare === chosen ? 'none' : chosen;
  const others = otherLanguages(view);
  const next = others.includes(chosen) ? others.filter((other) => other !== chosen) : [...others, chosen];
  return next.slice(1 - MOST_LANGUAGES).join(',') || 'none';
}

function isPart(compare: string): compare is ComparedPart {
  return compare === 'schemes' || compare === 'devices';
}
