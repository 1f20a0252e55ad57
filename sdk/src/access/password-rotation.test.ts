import { expect, it } from 'vitest';
import { rotationPeriodOf } from './password-rotation';

const active = (rotationPeriod: number) => ({ isActive: true, rotationPeriod });

it.each([
  [active(90), active(30), 30],
  [active(30), active(90), 30],
  [active(90), {}, 90],
  [{}, active(30), 30],
  [active(30), { isActive: false, rotationPeriod: 7 }, 30],
  [{ isActive: false }, { isActive: true }, undefined],
  [{}, {}, undefined],
])('returns the shorter period of vendor %j and tenant %j: %s days', (vendor, tenant, days) => {
  expect(rotationPeriodOf(vendor, tenant)).toBe(days);
});
