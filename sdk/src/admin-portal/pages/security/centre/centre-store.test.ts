import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../../app/test-app';
import type { HttpClient } from '../../../../core/http-client';
import { createCentreStore } from './centre-store';
import { scoreLevel } from './score/score-level';
import { createUserLists } from './user-lists';

const ADVICE = '/security-center/resources/recommendations/v1';
const INSIGHTS = '/security-center/resources/insights/v1';

let world: World;
let http: HttpClient;
/** What a newer or a faulty service answers instead, by path. */
let answers: Record<string, unknown>;
beforeEach(async () => {
  world = createWorld({ latency: 0 });
  answers = {};
  const app = createTestApp(world, {
    signedInAs: 'ada@acme.test',
    through: (transport) => async (request) => {
      const path = Object.keys(answers).find((known) => request.url.includes(known));
      return path ? Response.json(answers[path]) : transport(request);
    },
  });
  await app.start();
  http = app.http;
});

it('omits what the contract does not name, for which there is no text', async () => {
  const known = { code: 'FORCE_MFA', severity: 'SEVERE', category: 'MFA' };
  const items = [
    known,
    { ...known, code: 'BUY_A_LOCK' },
    { ...known, severity: 'FATAL' },
    { ...known, category: 'DOOR' },
  ];
  answers = {
    [ADVICE]: { scoring: { score: 41.6 }, recommendations: { items } },
    [INSIGHTS]: { insights: { items: [{ code: 'DOOR_OPEN', category: 'MFA' }] } },
  };
  const store = createCentreStore(http);
  await store.getState().reload();
  expect(store.getState()).toMatchObject({
    advice: { phase: 'ready', data: { score: 42, recommendations: [known] } },
    insights: { phase: 'ready', data: [] },
  });
});

it.each([null, 'high', -1, 101])('never shows %s as a score', async (score) => {
  answers = { [ADVICE]: { scoring: { score }, recommendations: { items: [] } } };
  const store = createCentreStore(http);
  await store.getState().loadRecommendations();
  expect(store.getState().advice.phase).toBe('failed');
});

it('names the level of each score', () => {
  expect([0, 49, 50, 79, 80, 100].map(scoreLevel)).toEqual(['weak', 'weak', 'fair', 'fair', 'strong', 'strong']);
});

it('asks for ten users, and for those without a sign-in for 90 days', async () => {
  const { inactiveUsers } = createUserLists(http);
  await inactiveUsers.getState().list();
  const asked = world.journal.list().findLast(({ path }) => path.startsWith('/identity/resources/users/v3'));
  expect(asked?.path).toContain('_limit=10');
  expect(asked?.path).toContain('_maxInactiveSeconds=7776000');
  expect(inactiveUsers.getState().listing).toMatchObject({ phase: 'ready', page: { totalItems: 1 } });
});
