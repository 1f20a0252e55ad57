import { expect, it } from 'vitest';
import { documentLanguages, languageChoices } from './languages';

const choicesOf = (localizations: object) => languageChoices(documentLanguages({ localizations }));
const listed = (localizations = {}) => choicesOf(localizations).map(({ value }) => value);

it('offers languages of the document that the service does not list, before the other ones of the service', () => {
  const choices = listed({ 'de-AT': {}, fr: {}, defaultLanguage: 'de-AT', autoTranslate: {} });
  expect(choices.slice(0, 6)).toEqual(['en', 'de', 'he', 'qps-ploc', 'de-AT', 'fr']);
  expect(choices.toSorted()).toEqual([...listed(), 'de-AT'].toSorted());
  expect(choicesOf({ 'de-AT': {} })).toContainEqual({ value: 'de-AT', label: 'Austrian German' });
});

it('offers no language that the browser cannot name', () => {
  expect(listed({ 'de-12': {}, 'de-': {}, notes: {} })).toEqual(listed());
});
