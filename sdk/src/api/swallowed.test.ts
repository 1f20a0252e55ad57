import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../app/test-app';
import { getCaptchaPolicy } from './configurations';
import { getIpMetadata, getOwnIpMetadata } from './ip-metadata';
import { getPasswordRotationPolicy, getVendorPasswordRotationPolicy } from './policies';

const failingWith = (status: number) =>
  createTestApp(createWorld({ latency: 0 }), { through: () => async () => new Response('', { status }) }).http;

it.each([401, 404, 500])('swallows a %i of the captcha and the rotation policies (sign-in spec §8)', async (status) => {
  const http = failingWith(status);
  expect(await getCaptchaPolicy(http)).toBeNull();
  expect(await getPasswordRotationPolicy(http)).toEqual({});
  expect(await getVendorPasswordRotationPolicy(http)).toEqual({});
});

it('throws when an IP address has no metadata', async () => {
  for (const body of ['', '{}', 'null']) {
    const app = createTestApp(createWorld({ latency: 0 }), { through: () => async () => new Response(body) });
    await expect(getIpMetadata(app.http, '203.0.113.1')).rejects.toThrow('ip metadata not found');
    await expect(getOwnIpMetadata(app.http)).rejects.toThrow('ip metadata not found');
  }
});
