import { expect, it } from 'vitest';
import { parseDomains } from './parse-domains';

it('reads each domain once, however the list is written', () => {
  expect(parseDomains('Acme.test, @partner.example\n acme.test;sub.acme.test')).toEqual({
    domains: ['acme.test', 'partner.example', 'sub.acme.test'],
    invalid: [],
  });
});

it('names what is no domain', () => {
  expect(parseDomains('acme ada@acme.test -x.test https://acme.test').invalid).toEqual([
    'acme',
    'ada@acme.test',
    '-x.test',
    'https://acme.test',
  ]);
});

it('reads nothing from an empty text', () => {
  expect(parseDomains(' \n,')).toEqual({ domains: [], invalid: [] });
});
