import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const DAY = 86_400_000;

it.each([
  [-30_000, 'this minute'],
  [-90_000, '1 minute ago'],
  [-3 * 3_600_000, '3 hours ago'],
  [-DAY, 'yesterday'],
  [-6 * DAY, '6 days ago'],
  [-10 * DAY, 'last week'],
  [-70 * DAY, '2 months ago'],
  [-800 * DAY, '2 years ago'],
])('says how long ago %i ms are', (ms, text) => {
  expect(relativeTime('en', ms)).toBe(text);
});

it('is in the language of the user', () => {
  expect(relativeTime('de', -2 * DAY)).toBe('vorgestern');
});
