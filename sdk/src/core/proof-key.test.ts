import { expect, it } from 'vitest';
import { challengeOf, randomSecret } from './proof-key';

it('makes the challenge of the standard’s own example (RFC 7636, appendix B)', async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  expect(await challengeOf(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
});

it('makes secrets that fit into an address, and never the same twice', () => {
  const secrets = Array.from({ length: 200 }, randomSecret);
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});
