// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { requireAgreement, requireConfiguration } from './configuration';
import { ConfigurationError } from './errors';

let alerts: string[];
beforeEach(() => {
  alerts = [];
  window.alert = (text) => alerts.push(String(text));
  document.body.innerHTML = '<p>Host</p>';
});

it.each([undefined, '', '  ', 7])('clears the page, alerts and throws without a base address: %j', (baseUrl) => {
  expect(() => requireConfiguration({ baseUrl, clientId: 'c' })).toThrow(ConfigurationError);
  expect(document.body.innerHTML).toBe('');
  expect(alerts).toEqual([
    'Edit <FronteggProvider/> options { ContextOptions: { baseUrl: "" } } in order to connect your application',
  ]);
});

it('clears, alerts and throws without any configuration', () => {
  expect(() => requireConfiguration()).toThrow(ConfigurationError);
  expect(alerts).toHaveLength(1);
});

it('requires the client id as well', () => {
  expect(() => requireConfiguration({ baseUrl: 'https://id.test' })).toThrow(/clientId/);
  expect(document.body.innerHTML).toBe('');
});

it('refuses a client secret in a page', () => {
  const given = { baseUrl: 'https://id.test', clientId: 'c', clientSecret: 's3cret' };
  expect(() => requireConfiguration(given)).toThrow(ConfigurationError);
  expect(() => requireConfiguration(given)).not.toThrow(/s3cret/);
});

it('accepts a complete configuration', () => {
  requireConfiguration({ baseUrl: () => 'https://id.test', clientId: 'c' });
  expect({ body: document.body.innerHTML, alerts }).toEqual({ body: '<p>Host</p>', alerts: [] });
});

it.each([
  ['true', true],
  ['false', false],
  ['', true],
  [undefined, true],
  [undefined, false],
])('agrees with an environment that says %j of hosted login when the option is %j', (said, option) => {
  expect(() => requireAgreement(option, { FRONTEGG_HOSTED_LOGIN: said })).not.toThrow();
});

it.each([
  ['true', false],
  ['false', true],
])('throws when the environment says %j of hosted login and the option is %j', (said, option) => {
  expect(() => requireAgreement(option, { FRONTEGG_HOSTED_LOGIN: said })).toThrow(ConfigurationError);
});
