import { expect, it } from 'vitest';
import { comparedFrames, nextComparison } from './compared';

const english = { scheme: 'light', language: 'en' } as const;

it('shows one screen unless the user compares', () => {
  expect(comparedFrames({ ...english, compare: 'none' })).toEqual([english]);
});

it('shows the other scheme next to that of the view', () => {
  expect(comparedFrames({ ...english, compare: 'schemes' })).toEqual([english, { ...english, scheme: 'dark' }]);
  expect(comparedFrames({ language: 'he', scheme: 'dark', compare: 'schemes' })[1]).toEqual({
    language: 'he',
    scheme: 'light',
  });
});

it('shows languages next to that of the view, which is not repeated', () => {
  const languages = (language: string) =>
    comparedFrames({ scheme: 'light', language, compare: 'de,he' }).map((look) => look.language);
  expect(languages('en')).toEqual(['en', 'de', 'he']);
  expect(languages('de')).toEqual(['de', 'he']);
});

it.each([
  ['none', 'schemes', 'schemes'],
  ['schemes', 'schemes', 'none'],
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
