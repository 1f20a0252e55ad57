import { expect, it } from 'vitest';
import { createRouter } from './router';
import { routes } from './routes';
import { contractCalls } from './testing/contract-calls';

const router = createRouter(routes);
const calls = Object.values(contractCalls).flat();

it('answers every call of the contract', () => {
  expect(calls).toHaveLength(377);
});

it.each(calls)('answers %s with and without the prefix', (call) => {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(/\{\w+\}/g, 'id');
  for (const form of [address, `/frontegg${address}`, `${address}/`]) {
    expect(router.find(method, form)).toMatchObject({ kind: 'found' });
  }
});
