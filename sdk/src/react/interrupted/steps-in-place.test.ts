// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBrowserSteps } from '../../app/history/browser-steps';
import type { StepEntries } from '../../core/url-strategy';
import { createStepsInPlace } from './steps-in-place';

let page: StepEntries;
let left: number;
let pageStays: boolean;
let uncovers: (() => void)[];
beforeEach(() => {
  pageStays = true;
  uncovers = [];
  history.pushState(null, '', '/orders');
  page = createBrowserSteps(window);
  page.push({ overlay: ['users'] });
  left = 0;
});

afterEach(async () => {
  pageStays = false;
  for (const uncover of uncovers) uncover();
  await Promise.resolve();
});

/** Covers the page with a box, which counts how often it is left by Back. */
function cover() {
  const onBack = () => {
    left += 1;
  };
  const steps = createStepsInPlace({ page, onBack, pageStays: () => pageStays });
  const uncover = steps.cover();
  uncovers.push(uncover);
  return { steps, uncover };
}

/** Goes back as the user does. */
const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => queueMicrotask(resolve), { once: true });
    history.back();
  });

const isCovered = () => page.trail('box').length > 0;

it('goes back to the previous step, then leaves the box; the page keeps its entry', async () => {
  const { steps } = cover();
  let heard = 0;
  steps.subscribe(() => {
    heard += 1;
  });
  steps.push();
  expect([isCovered(), page.trail('overlay')]).toEqual([true, ['users']]);
  await goBack();
  expect([steps.depth(), heard, left, isCovered()]).toEqual([0, 1, 0, true]);
  await goBack();
  expect([heard, left, isCovered(), page.trail('overlay')]).toEqual([1, 1, false, ['users']]);
});

it('goes back to the entry of the page once, however often it is left', async () => {
  const { steps } = cover();
  const done = new Promise<void>((resolve) => steps.leave(resolve));
  steps.leave(() => {
    left += 1;
  });
  await done;
  expect([left, isCovered(), page.trail('overlay')]).toEqual([0, false, ['users']]);
});

it('stays if there is nothing to cancel, such as while the user has to sign in', async () => {
  const steps = createStepsInPlace({ page, pageStays: () => pageStays });
  uncovers.push(steps.cover());
  await goBack();
  expect([isCovered(), page.trail('overlay')]).toEqual([true, ['users']]);
});

it('removes its entry when the box is closed, and keeps it when the box is only mounted again', async () => {
  const { steps, uncover } = cover();
  uncover();
  const close = steps.cover();
  uncovers.push(close);
  await Promise.resolve();
  expect(isCovered()).toBe(true);
  close();
  await expect.poll(isCovered).toBe(false);
  expect(page.trail('overlay')).toEqual(['users']);
});

it('does not go back after a sign-out, which navigates itself, nor from a page that the host has gone to', async () => {
  pageStays = false;
  cover().uncover();
  await Promise.resolve();
  expect(isCovered()).toBe(true);
  const { steps } = cover();
  history.pushState(null, '', '/invoices');
  steps.leave(() => {
    left += 1;
  });
  expect([left, location.pathname]).toEqual([1, '/invoices']);
});
