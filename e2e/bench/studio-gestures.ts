import type { Page } from '@playwright/test';
import { inBrowser } from './browser';
import { type Figure, percentile, round } from './figure';
import { keepBeating, openStudio } from './studio-page';

const FRAMES = 60;
/** Rounds of gestures, alternating with the baseline. */
const ROUNDS = 3;
const BUDGET_MS = 16;

type Gesture = 'zoom' | 'pan';

/**
 * The time that one frame of a gesture takes in the page, on the wall with the default state of every screen in view. The
 * baseline moves the same wall by its transform alone.
 */
export function wallGestures(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const page = await openStudio(browser, 'wall');
    await page.evaluate(keepBeating);
    return [await gestureFigure(page, 'zoom'), await gestureFigure(page, 'pan')];
  });
}

async function gestureFigure(page: Page, gesture: Gesture): Promise<Figure> {
  const taken = { ours: [] as number[], baseline: [] as number[] };
  for (let run = 0; run < ROUNDS; run += 1) {
    taken.baseline.push(...(await page.evaluate(moveWall, { gesture, frames: FRAMES, isBare: true })));
    taken.ours.push(...(await page.evaluate(moveWall, { gesture, frames: FRAMES, isBare: false })));
  }
  const ours = percentile(taken.ours, 95);
  return {
    name: `studio: one frame of a ${gesture} of the whole wall, 95th percentile`,
    unit: 'ms',
    ours: round(ours),
    baseline: { name: 'transform of the wall alone', value: round(percentile(taken.baseline, 95)) },
    budget: `≤ ${BUDGET_MS}`,
    holds: ours <= BUDGET_MS,
  };
}

interface Move {
  gesture: Gesture;
  frames: number;
  /** Sets the transform of the wall, without the studio. */
  isBare: boolean;
}

/** Runs in the studio: moves the wall to and fro, one step a frame, and returns the time that each frame takes. */
async function moveWall({ gesture, frames, isBare }: Move): Promise<number[]> {
  const view = document.querySelector<HTMLElement>('.wall-view');
  const plane = document.querySelector<HTMLElement>('.wall-plane');
  if (!view || !plane) throw new Error('No wall is shown.');
  const { left, top, width, height } = view.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  const before = plane.style.transform;
  const times: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const step = frame % 20 < 10 ? -6 : 6;
    await new Promise((next) => requestAnimationFrame(next));
    const started = performance.now();
    if (isBare)
      plane.style.transform = `${before} ${gesture === 'pan' ? `translate(${frame}px, 0)` : `scale(${1 + frame / 500})`}`;
    else if (gesture === 'zoom') view.dispatchEvent(new WheelEvent('wheel', { ...place, ctrlKey: true, deltaY: step }));
    else view.dispatchEvent(new WheelEvent('wheel', { ...place, deltaX: step, deltaY: step }));
    await new Promise<void>((painted) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted();
      port2.postMessage(null);
    });
    times.push(performance.now() - started);
  }
  if (isBare) plane.style.transform = before;
  // Longer than the camera takes to come to rest: what happens then is no part of the next gesture.
  await new Promise((rested) => setTimeout(rested, 600));
  return times;
}
