// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTurn } from './use-turn';

/** The turns on the way along some steps. */
function turnsAlong([first = '', ...steps]: string[]) {
  const { result, rerender } = renderHook(({ step }) => useTurn(step), { initialProps: { step: first } });
  return [
    result.current,
    ...steps.map((step) => {
      rerender({ step });
      return result.current;
    }),
  ];
}

it('comes from nowhere, goes on to new steps and back to known ones', () => {
  expect(turnsAlong(['email', 'password', 'code', 'password', 'email', 'password'])).toEqual([
    undefined,
    'on',
    'on',
    'back',
    'back',
    'on',
  ]);
});

it('keeps its turn while the step stays', () => {
  expect(turnsAlong(['email', 'password', 'password'])).toEqual([undefined, 'on', 'on']);
});
