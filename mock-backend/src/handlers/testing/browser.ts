import { expect } from 'vitest';
import { login } from '../../../../sdk/src/api/auth';
import { verifyAuthenticator } from '../../../../sdk/src/api/mfa';
import type { Clock } from '../../../../sdk/src/core/clock';
import { createHttpClient } from '../../../../sdk/src/core/create-http-client';
import { ApiError } from '../../../../sdk/src/core/errors';
import type { HttpClient } from '../../../../sdk/src/core/http-client';
import { createMemoryStrategy } from '../../../../sdk/src/core/memory-strategy';
import type { World, WorldOptions } from '../../core/types';
import { DEMO_PASSWORD } from '../../db/cast';
import { createWorld } from '../../world/create-world';

const BASE_URL = 'https://identity.portico.test';
/** Longer waits are time-outs: they never end here. */
const LONGEST_PAUSE_MS = 1_000;

/** Retries follow at once, and nothing times out. */
const impatientClock: Clock = {
  now: () => 0,
  sleep: (ms) => (ms > LONGEST_PAUSE_MS ? new Promise(() => undefined) : Promise.resolve()),
};

/** One browser with the product's own http client in it. */
export interface TestBrowser {
  http: HttpClient;
  /** Sent as bearer token; set by the sign-in. */
  token: string | null;
  /** As `fetch`, with the cookies of this browser. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A world that answers at once. */
export function quickWorld(options: WorldOptions = {}): World {
  return createWorld({ latency: 0, ...options });
}

/** Opens a browser without cookies. */
export function openBrowser(world: World, tenantAlias?: string, baseUrl = BASE_URL): TestBrowser {
  const { transport } = world.connect();
  const http = createHttpClient({
    context: { baseUrl, ...(tenantAlias && { tenantResolver: () => ({ tenant: tenantAlias }) }) },
    transport,
    clock: impatientClock,
    location: createMemoryStrategy(),
    accessToken: () => browser.token,
    renewToken: async () => false,
    requestSource: () => null,
    log: { warn: () => undefined, error: () => undefined },
  });
  const browser: TestBrowser = {
    http,
    token: null,
    fetch: (path, init) => transport(new Request(baseUrl + path, { credentials: 'include', ...init })),
  };
  return browser;
}

/** Opens a browser and signs a user in, with the authenticator code when one is requested. */
export async function signIn(world: World, email: string, password = DEMO_PASSWORD): Promise<TestBrowser> {
  const browser = openBrowser(world);
  let answer = await login(browser.http, { email, password, recaptchaToken: 'captcha-pass' });
  if (answer.mfaRequired) {
    const { mfaToken = '', mfaDevices } = answer;
    const value = world.authenticator.code(email);
    answer = await verifyAuthenticator(browser.http, mfaDevices?.authenticators[0]?.id ?? '', { mfaToken, value });
  }
  browser.token = answer.accessToken ?? null;
  return browser;
}

/** What a call was refused with. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

/** Checks the status and the code that a call is refused with. */
export async function expectRefusal(call: Promise<unknown>, statusCode: number, errorCode: string): Promise<void> {
  expect(await refusal(call)).toMatchObject({ statusCode, errorCode });
}

/** The id of a user in the world. */
export function userIdOf(world: World, email: string): string {
  const person = world.people().find((one) => one.email === email);
  if (!person) throw new Error(`No user has the address ${email}.`);
  return person.userId;
}

/** Ada, whose account has others below it. */
export async function asReseller() {
  const world = quickWorld({ scenario: 'reseller' });
  const browser = await signIn(world, 'ada@acme.test');
  return { world, browser, http: browser.http };
}
