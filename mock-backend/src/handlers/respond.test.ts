import { expect, it } from 'vitest';
import { z } from 'zod';
import { seedScenario } from '../seeds/seed-scenario';
import { createServices } from '../world/services';
import { createWorldClock } from '../world/world-clock';
import { readRequest } from './read-request';
import { respond } from './respond';
import { type Route, route } from './route';

const answer = z.object({ name: z.string() });
const broken = route('GET /broken', ({ reply }) => reply(200, { name: 7 }), { answer });

function ask(asked: Route, checkAnswers = true) {
  const first = seedScenario({ seed: 1, scenario: ['fresh-vendor'], startedAt: 0 });
  const services = createServices(
    first,
    createWorldClock(0),
    () => undefined,
    async () => undefined,
  );
  const request = readRequest({ method: 'GET', url: 'https://identity.portico.test/broken', headers: {}, body: null });
  return respond(services, request, { kind: 'found', route: asked, params: {} }, checkAnswers);
}

it('fails an answer that breaks the contract, and says where', async () => {
  const { status, body } = await ask(broken);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).toContain('breaks the contract at \\"name\\"');
});

it('lets it pass where answers are not checked', async () => {
  expect(await ask(broken, false)).toMatchObject({ status: 200, body: { name: 7 } });
});

it('checks every answer of a route that differs from the one before', async () => {
  const names: unknown[] = ['Ada', 'Ada', 7, 7, 'Ada'];
  const changing = route('GET /changing', ({ reply }) => reply(200, { name: names.shift() }), { answer });
  const statuses: number[] = [];
  while (names.length > 0) statuses.push((await ask(changing)).status);
  expect(statuses).toEqual([200, 200, 500, 500, 200]);
});
