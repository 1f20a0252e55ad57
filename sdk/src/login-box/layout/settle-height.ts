import { holdWhilePressed } from './hold-while-pressed';
import { type PlaceAbove, placeAbove } from './place-above';

/** How long the card takes to reach the place and the height of another step, in milliseconds. */
const SETTLE_MS = 200;

/** Less than this is the inexactness of numbers. */
const LEAST_PX = 0.1;

/** Cards that are followed, and how each gets back to the middle. */
const settled = new WeakMap<Element, () => void>();

/**
 * Has the card glide to the middle and to its height when another step comes or its step grows. While somebody points at it
 * a card that grows stays where it is, and a press stops what moves: what comes late never moves a button away from under
 * a pointer. Nothing waits for the motion, which who wants none does not get: what the card holds is there and takes the
 * focus from the start. A card that is made wider or narrower, and one in a window of another size, follows at once: that
 * is the window, or a vendor at work.
 *
 * @param inside Anything on the page of the card. A card that is not to be seen yet may still change its looks, and is left alone.
 * @returns Brings the card back to the middle with the next frame, once however often it is asked to.
 */
export function settleHeight(inside: Element): () => void {
  const page = inside.closest('.portico-page')?.querySelector('.portico-main');
  const box = page?.querySelector('.portico-box');
  if (!box || !page || typeof ResizeObserver === 'undefined' || box.closest('[data-concealed]')) return () => undefined;
  const fit = settled.get(box) ?? follow(box, placeAbove(page));
  settled.set(box, fit);
  return fit;
}

/** What the card shows, as far as its place and its height depend on it. */
interface Shown {
  /** Each flow has an element of its own for its steps. */
  steps: Element | null;
  step: Element | null;
  height: number;
  width: number;
  /** How wide the window's scrollbar is: one that has just appeared makes the card narrower, and nobody else. */
  scrollbar: number;
  /** How far below the edge of the card its form begins. */
  formBelow: number | undefined;
}

function read(box: Element): Shown {
  const steps = box.querySelector('.portico-steps');
  const form = box.querySelector('.portico-form')?.getBoundingClientRect();
  const { top, height } = box.getBoundingClientRect();
  return {
    steps,
    step: box.querySelector('.portico-step'),
    height,
    width: steps?.clientWidth ?? 0,
    scrollbar: innerWidth - document.documentElement.clientWidth,
    formBelow: form && form.top - top,
  };
}

function follow(box: Element, place: PlaceAbove): () => void {
  let shown = read(box);
  let motion: Animation | undefined;
  const gone = new AbortController();
  const observer = new ResizeObserver(() => {
    const seen = motion?.playState === 'running' ? box.getBoundingClientRect().height : shown.height;
    motion?.cancel();
    const before = { ...shown, height: seen };
    shown = read(box);
    if (shown.steps !== before.steps) observe();
    if (box.isConnected) motion = settle({ box, place, before, now: shown });
    else gone.abort();
  });
  function observe() {
    observer.disconnect();
    if (shown.steps) observer.observe(shown.steps);
  }
  function fit() {
    motion?.cancel();
    place.center(0);
  }
  let frame = 0;
  let outline = '';
  function fitSoon() {
    if (frame > 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      // Reading is one layout, which the frame needs anyway; fitting costs two more. Most edits are colours.
      if (outlineOf(box) === outline) return;
      fit();
      outline = outlineOf(box);
    });
  }
  addEventListener('resize', fit, { signal: gone.signal });
  holdWhilePressed(box, () => [motion, place.motion()], gone.signal);
  place.center(0);
  observe();
  return fitSoon;
}

/** Where the card and what is around it stand: the same text as before means that the card is still in the middle. */
function outlineOf(box: Element): string {
  const page = box.parentElement;
  const shown = [page, box, page?.lastElementChild].map((element) => element?.getBoundingClientRect());
  return shown.flatMap((rect) => (rect ? [rect.top, rect.bottom] : [])).join(' ');
}

interface Change {
  box: Element;
  place: PlaceAbove;
  before: Shown;
  now: Shown;
}

/** Answers with the motion that leads there, if there is one. */
function settle({ box, place, before, now }: Change): Animation | undefined {
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SETTLE_MS;
  if (now.width !== before.width && now.scrollbar === before.scrollbar) {
    place.center(0);
    return undefined;
  }
  if (now.step !== before.step || !box.matches(':is(:hover, :active)')) place.center(duration);
  else if (makesRoom(place, before, now)) return undefined;
  return duration && before.height !== now.height ? move(box, before.height, now.height) : undefined;
}

/** What comes in above the form goes up, as far as there is room, and the form stays; tells whether anything did. */
function makesRoom(place: PlaceAbove, { formBelow: before }: Shown, { formBelow: now }: Shown): boolean {
  if (before === undefined || now === undefined || Math.abs(now - before) < LEAST_PX) return false;
  place.raise(now - before);
  return true;
}

/** What is below the edge stays hidden on the way: it belongs to a card that is not there yet. */
function move(box: Element, from: number, to: number): Animation {
  const frames = [from, to].map((height) => ({ height: `${height}px`, overflow: 'clip' }));
  return box.animate(frames, { duration: SETTLE_MS, easing: 'ease-out' });
}
