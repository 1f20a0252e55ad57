import { describe, expect, it } from 'vitest';
import { phoneCountries, searchCountries } from './phone-countries';
import {
  countryOfLanguages,
  countryOfNumber,
  formatWhileTyping,
  nationalNumber,
  readPhoneNumber,
  withoutCallingCode,
} from './phone-number';

const anywhere = () => true;

describe('a phone number', () => {
  it.each([
    ['0151 23456789', 'DE', '+4915123456789'],
    ['(202) 555-0125', 'US', '+12025550125'],
    ['+49 151 23456789', 'US', '+4915123456789'],
    ['+49 (0) 151 / 2345-6789', 'US', '+4915123456789'],
    ['+49.151.23456789', 'US', '+4915123456789'],
    ['0049 151 23456789', 'US', '+4915123456789'],
    ['tel:+4915123456789', 'US', '+4915123456789'],
    ['011 49 151 23456789', 'US', '+4915123456789'],
    ['\u202a+49 151 23456789\u202c', 'US', '+4915123456789'],
    ['＋４９ １５１ ２３４５６７８９', 'US', '+4915123456789'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
    ['+800 1234 5678', undefined, '+80012345678'],
  ] as const)('reads %j in %s as %s', (text, country, number) => {
    expect(readPhoneNumber({ text, country })).toBe(number);
  });

  it.each([
    ['', 'DE', ''],
    ['   ', 'DE', ''],
    ['0151', 'DE', 'incomplete'],
    ['+49 1', 'DE', 'incomplete'],
    ['+49 151 23456789 01234567', 'DE', 'incomplete'],
    ['0151 23456789', undefined, 'unreadable'],
    ['1-800-FLOWERS', 'US', 'unreadable'],
    ['ada@acme.test', 'US', 'unreadable'],
    ['9'.repeat(500), 'US', 'incomplete'],
  ] as const)('refuses %j in %s: %s', (text, country, problem) => {
    expect(readPhoneNumber({ text, country })).toBe(problem);
  });

  it('has a country once it is complete', () => {
    expect(countryOfNumber({ text: '+49 151', country: 'US' })).toBe('US');
    expect(countryOfNumber({ text: '+49 151 23456789', country: 'US' })).toBe('DE');
    expect(countryOfNumber({ text: '604 555 0100', country: 'US' })).toBe('CA');
    expect(countryOfNumber({ text: '+800 1234 5678', country: undefined })).toBeUndefined();
  });

  it('is formatted as in its country once it is complete', () => {
    expect(nationalNumber({ text: '+12025550125', country: 'DE' })).toBe('(202) 555-0125');
    expect(nationalNumber({ text: '+1202', country: 'DE' })).toBe('+1202');
  });

  it('is formatted while it is typed, and follows its country code', () => {
    expect(formatWhileTyping({ text: '2025550', country: 'US' })).toEqual({ text: '(202) 555-0', country: 'US' });
    expect(formatWhileTyping({ text: '004915123', country: 'US' })).toEqual({ text: '+49 1512 3', country: 'DE' });
    expect(formatWhileTyping({ text: 'my number', country: 'US' })).toEqual({ text: 'my number', country: 'US' });
  });

  it('keeps the digits after its country code when the country changes', () => {
    expect(withoutCallingCode({ text: '+49 151 234', country: 'US' })).toBe('151234');
    expect(withoutCallingCode({ text: '0151 234', country: 'DE' })).toBe('0151 234');
  });
});

describe('the initial country', () => {
  it('is that of the first language with a country that is offered', () => {
    expect(countryOfLanguages(['de'], anywhere)).toBe('DE');
    expect(countryOfLanguages(['en-GB', 'de'], anywhere)).toBe('GB');
    expect(countryOfLanguages(['en-GB', 'de'], (country) => country === 'DE')).toBe('DE');
    expect(countryOfLanguages(['not a tag', 'pt-BR'], anywhere)).toBe('BR');
    expect(countryOfLanguages([], anywhere)).toBeUndefined();
  });
});

describe('the countries', () => {
  const english = phoneCountries('en', anywhere);
  const names = (query: string, list = english) => searchCountries(list, query).map(({ name }) => name);

  it('are named and sorted in the language of the user', () => {
    const german = phoneCountries('de', anywhere);
    expect(german.find(({ code }) => code === 'AT')).toEqual({ code: 'AT', name: 'Österreich', callingCode: '+43' });
    const sorted = german.map(({ name }) => name);
    expect(sorted.indexOf('Österreich')).toBeLessThan(sorted.indexOf('Polen'));
  });

  it('are only those that are offered', () => {
    expect(phoneCountries('en', (country) => country === 'DE' || country === 'AT')).toHaveLength(2);
  });

  it('are found by name without accents, by code and by calling code, the best match first', () => {
    expect(names('osterreich', phoneCountries('de', anywhere))).toEqual(['Österreich']);
    expect(names('GB')[0]).toBe('United Kingdom');
    expect(names('land')[0]).not.toBe('Germany');
    expect(names('+49')).toEqual(['Germany']);
    expect(names('0049')).toEqual(['Germany']);
    expect(names('ger')[0]).toBe('Germany');
    expect(names('  ')).toHaveLength(english.length);
    expect(names('atlantis')).toEqual([]);
  });
});
