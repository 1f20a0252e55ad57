import { expect, it } from 'vitest';
import type { LoginResponse } from '../contract';
import { lazyTokens, type TokenSource } from './token-source';

const answer: LoginResponse = { mfaRequired: false, accessToken: 'a' };
const request = {} as Parameters<TokenSource['renew']>[0];

/** A source that writes down what reaches it, behind `lazyTokens`. */
function recorded() {
  const reached: unknown[][] = [];
  let loads = 0;
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void reached.push([name, ...given]);
  const source: TokenSource = {
    async renew(given) {
      note('renew')(given);
      return answer;
    },
    end: async () => note('end')(),
    leave: async () => note('leave')(),
    took: note('took'),
    forget: note('forget'),
    switched: note('switched'),
  };
  const tokens = lazyTokens(async () => {
    loads += 1;
    return source;
  });
  return { tokens, reached, loads: () => loads };
}

it('loads the source once, with the first call, and forwards every call', async () => {
  const { tokens, reached, loads } = recorded();
  expect(loads()).toBe(0);
  expect(await tokens.renew(request)).toBe(answer);
  await tokens.end();
  tokens.took?.(answer);
  tokens.switched?.('t1');
  tokens.forget?.();
  const expected = [['renew', request], ['end'], ['took', answer], ['switched', 't1'], ['forget']];
  await expect.poll(() => reached).toEqual(expected);
  expect(loads()).toBe(1);
});

it('loads the source again after a failure, and has nothing to remove until then', async () => {
  const { tokens, reached } = recorded();
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => tokens];
  const retried = lazyTokens(() => answers.shift()?.() ?? Promise.reject());
  await expect(retried.renew(request)).rejects.toThrow('Failed to fetch');
  retried.forget?.();
  expect(await retried.renew(request)).toBe(answer);
  expect(reached).toEqual([['renew', request]]);
});

it('loads no source that has nothing to remove', async () => {
  const { tokens, loads } = recorded();
  tokens.forget?.();
  expect(loads()).toBe(0);
});

it('leaves out what a source does not take part in', async () => {
  const tokens = lazyTokens(async () => ({ renew: async () => answer, end: async () => undefined }));
  tokens.took?.(answer);
  tokens.switched?.('t1');
  tokens.forget?.();
  expect(await tokens.renew(request)).toBe(answer);
});

it('leaves the page by the source', async () => {
  const { tokens, reached } = recorded();
  await tokens.leave?.();
  expect(reached).toEqual([['leave']]);
});
