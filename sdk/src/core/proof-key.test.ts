import { afterEach, expect, it, vi } from 'vitest';
import { codeChallenge, randomSecret } from './proof-key';

afterEach(() => vi.restoreAllMocks());

const computesTheExample = async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  expect(await codeChallenge(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
};

it('computes the challenge of the standard’s example (RFC 7636, appendix B)', computesTheExample);

it('computes it on a page without https, where there is no crypto.subtle', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await computesTheExample();
});

it('creates URL-safe secrets, each different', () => {
  const secrets = Array.from({ length: 200 }, randomSecret);
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});
