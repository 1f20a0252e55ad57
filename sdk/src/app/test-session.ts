import { beforeEach, expect } from 'vitest';
import type { Transport } from '../core/transport';
import { createTestApp, type TestAppOptions } from './test-app';

export const REFRESH = '/identity/resources/auth/v1/user/token/refresh';
export const ME = '/identity/resources/users/v2/me';
export const ACCESS_TOKEN_LIFE_MS = 300_000;

export const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Holds the responses of calls whose path ends in `path`, from `hold` until `release`. */
export function createGate(path: string) {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const through = (transport: Transport) => async (request: Request) => {
    const response = await transport(request);
    if (isHeld && request.url.endsWith(path)) await new Promise<void>((resolve) => waiting.push(resolve));
    return response;
  };
  return {
    through,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
    /** Resolves when a response is held. */
    async arrived() {
      while (waiting.length === 0) await tick();
    },
  };
}

/** The part of a world that tests of a session read and change. */
type SessionWorld = Parameters<typeof createTestApp>[0] & {
  clock: { advance(ms: number): unknown };
  journal: { list(): readonly { path: string; status: number }[] };
};

/** What tests of a session share; each test gets a world of its own. */
export function sessionTests<World extends SessionWorld>(createWorld: (options: { latency: number }) => World) {
  let world: World;
  beforeEach(() => {
    world = createWorld({ latency: 0 });
  });

  function open(options: TestAppOptions = {}) {
    const app = createTestApp(world, options);
    return { app, session: app.session, state: () => app.session.store.getState() };
  }

  async function signedIn(options: TestAppOptions = {}) {
    const opened = open({ signedInAs: 'ada@acme.test', ...options });
    await opened.app.start();
    expect(opened.state().status).toBe('signedIn');
    return opened;
  }

  const calls = (path: string) => world.journal.list().filter((entry) => entry.path.endsWith(path));

  /** Moves the world's clock step by step until `done`. */
  async function passTime(done: () => boolean, ms = 500) {
    for (let round = 0; round < 200 && !done(); round += 1) {
      await tick();
      world.clock.advance(ms);
    }
    expect(done()).toBe(true);
  }

  return { current: () => world, open, signedIn, calls, passTime };
}
