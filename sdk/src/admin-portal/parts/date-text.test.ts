import { expect, it } from 'vitest';
import { dateText } from './date-text';

const at = '2026-03-02T15:04:00.000Z';

it('writes a date in each language, also when it alternates between them', () => {
  for (let time = 0; time < 2; time++) {
    expect(dateText(at, 'en')).toBe('Mar 2, 2026');
    expect(dateText(at, 'de')).toBe('02.03.2026');
  }
});

it('writes dates of different lengths', () => {
  expect(dateText(at, 'en', { dateStyle: 'long', timeZone: 'UTC' })).toBe('March 2, 2026');
  expect(dateText(at, 'en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })).toBe('Mar 2, 2026, 3:04 PM');
});
