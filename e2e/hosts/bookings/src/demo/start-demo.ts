import { createWorld } from '@portico/mock-backend';
import { worldHandlers } from '@portico/mock-backend/msw';
import type { Preview } from '@portico/sdk';
import { preview } from '@portico/sdk/preview';
import { setupWorker } from 'msw/browser';
import { businessHandlers } from './business-handlers';
import { takeFreePlan } from './plans';

/** The user whose session the demo starts with: an administrator of one tenant on Premium and one on Free. */
const DEFAULT_USER = 'ada@acme.test';
const ADMIN_ON_FREE = 'kira@brightwater.test';

/**
 * Starts one worker that answers the identity service and the host's own API: the whole application works offline.
 * `?as=ines@acme.test` begins as another user, `?as=` signed out, `?latency=0` without waiting.
 */
export async function startDemo(): Promise<Preview> {
  const query = new URLSearchParams(window.location.search);
  const latency = Number(query.get('latency') ?? 60);
  const world = createWorld({ now: Date.now(), latency, checkAnswers: false });
  await takeFreePlan(world, ADMIN_ON_FREE);
  const signedInAs = query.get('as') ?? DEFAULT_USER;
  const worker = setupWorker(...worldHandlers(world, { signedInAs }), ...businessHandlers(world));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  // The preview brings the badge and the world's clock; the worker answers the requests.
  return { ...preview({ world }), transport: (request) => fetch(request) };
}
