import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { callsToChoose, describeRule, faultTitles, knownCalls, ruleOf } from './fault-rules';

const form = { call: '*', kind: 'status', status: 503, ms: 1200, maxAge: 300, times: 0 } as const;

it.each(Object.keys(faultTitles) as (keyof typeof faultTitles)[])(
  'makes a rule of kind %s that a world takes',
  (kind) => {
    const world = createWorld({ latency: 0 });
    world.faults.add(ruleOf({ ...form, kind, times: 2 }));
    expect(world.faults.list()).toMatchObject([{ call: '*', kind, times: 2 }]);
  },
);

it('describes a rule in one line', () => {
  expect(describeRule(ruleOf(form))).toBe('Every call: answers with an error 503');
  expect(describeRule(ruleOf({ ...form, kind: 'delay', times: 1 }))).toBe('Every call: answers late by 1200 ms, once');
  expect(describeRule(ruleOf({ ...form, kind: 'step-up', maxAge: 0 }))).toBe(
    'Every call: needs a second factor, at most 0 s old',
  );
  expect(describeRule({ call: '*', kind: 'step-up' })).toBe('Every call: needs a second factor');
});

it('limits the age of a second factor', () => {
  expect(ruleOf({ ...form, kind: 'step-up' })).toEqual({ call: '*', kind: 'step-up', maxAge: 300 });
});

it('offers the known calls first, then those that were requested, each once', () => {
  const calls = callsToChoose(['GET /x', 'GET /x', '*']).map(({ call }) => call);
  expect(calls).toEqual([...knownCalls.map(({ call }) => call), 'GET /x']);
});
