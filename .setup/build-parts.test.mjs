import { expect, it } from 'vitest';
import { chooseParts } from './build-parts.mjs';

const packages = ['sdk', 'sdk-vite', 'mock-backend', 'sdk-preview', 'hosted-pages'];
const others = [
  'studio',
  ...['host-spa', 'host-spa-demo', 'host-bookings', 'host-bookings-demo', 'host-parity', 'host-swift'],
  ...['host-swift-themed', 'host-stage', 'host-stills', 'host-world', 'host-table', 'host-form', 'host-plain'],
  'host-plain-form',
];

it.each([
  { argument: undefined, names: [...packages, ...others] },
  { argument: 'packages', names: packages },
  { argument: 'host-bookings-demo', names: ['host-bookings-demo'] },
  { argument: 'sdk', names: ['sdk'] },
  { argument: 'host', names: [] },
])('builds the parts $names for the argument $argument', ({ argument, names }) => {
  expect(chooseParts(argument).map(({ name }) => name)).toEqual(names);
});
