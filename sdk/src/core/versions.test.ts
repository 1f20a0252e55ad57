import { expect, it } from 'vitest';
import { LIBRARY_VERSION, PORTAL_ASSET_VERSION } from './versions';

it('names the versions of the specification (sign-in spec §9)', () => {
  expect(PORTAL_ASSET_VERSION).toBe('7.80.0');
  expect(LIBRARY_VERSION).toBe('9.2.8');
});
