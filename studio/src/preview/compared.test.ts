import { expect, it } from 'vitest';
import { startPlace } from '../view/view-place';
import { type Comparison, comparedFrames, comparisonTitle, nextComparison } from './compared';

const english = { scheme: 'light', language: 'en' } as const;
const view = (change: Partial<Comparison>): Comparison => ({ ...startPlace, ...change });
const displays = (change: Partial<Comparison>) => comparedFrames(view(change)).map(({ display }) => display);
const labels = (change: Partial<Comparison>) => comparedFrames(view(change)).map(({ label }) => label);

it('shows one screen unless the user compares', () => {
  expect(displays({ compare: 'none' })).toEqual([english]);
  expect(labels({ compare: 'none' })).toEqual([null]);
});

it('shows the other scheme next to that of the view', () => {
  expect(displays({ compare: 'schemes' })).toEqual([english, { ...english, scheme: 'dark' }]);
  expect(displays({ language: 'he', scheme: 'dark', compare: 'schemes' })[1]).toEqual({
    language: 'he',
    scheme: 'light',
  });
  expect(labels({ scheme: 'dark', compare: 'schemes' })).toEqual(['Dark', 'Light']);
});

it.each([
  ['desktop', 'phone', 'Desktop and phone'],
  ['tablet', 'phone', 'Tablet and phone'],
  ['free', 'phone', 'Free size and phone'],
  ['phone', 'desktop', 'Phone and desktop'],
] as const)('shows next to a %s a %s', (device, other, title) => {
  const frames = comparedFrames(view({ device, compare: 'devices' }));
  expect(frames.map((frame) => frame.device.device)).toEqual([device, other]);
  expect(frames.map(({ display }) => display)).toEqual([english, english]);
  expect(comparisonTitle(view({ device, compare: 'devices' }))).toBe(title);
});

it('shows languages next to that of the view, which is not repeated', () => {
  const languages = (language: string) => displays({ language, compare: 'de,he' }).map((display) => display.language);
  expect(languages('en')).toEqual(['en', 'de', 'he']);
  expect(languages('de')).toEqual(['de', 'he']);
});

it.each([
  ['none', 'schemes', 'schemes'],
  ['schemes', 'schemes', 'none'],
  ['schemes', 'devices', 'devices'],
  ['devices', 'devices', 'none'],
  ['devices', 'de', 'de'],
  ['schemes', 'de', 'de'],
  ['de', 'schemes', 'schemes'],
  ['none', 'de', 'de'],
  ['de', 'he', 'de,he'],
  ['de,he', 'de', 'he'],
  ['he', 'he', 'none'],
  ['de,he', 'fr', 'he,fr'],
])('changes %j by the choice of %j to %j', (compare, chosen, next) => {
  expect(nextComparison({ language: 'en', compare }, chosen)).toBe(next);
});
