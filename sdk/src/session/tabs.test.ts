import { afterEach, expect, it } from 'vitest';
import { type Clock, systemClock } from '../core/clock';
import { createTabs } from './tabs';
import { createTestLocks } from './test-locks';
import { countQuestions } from './test-questions';

const LOCK_TIMEOUT_MS = 5000;

/** Creates a clock that stands still until `advance` is called. */
function createStandingClock() {
  let now = 0;
  let sleepers: { at: number; wake: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push({ at: now + ms, wake: resolve });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  const advance = async (ms: number) => {
    now += ms;
    const due = sleepers.filter(({ at }) => at <= now);
    sleepers = sleepers.filter(({ at }) => at > now);
    for (const { wake } of due) wake();
    for (let round = 0; round < 10; round += 1) await tick();
  };
  return { clock, advance };
}

const tick = () => new Promise((resolve) => setTimeout(resolve));
const never = () => new Promise<string>(() => undefined);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

it('runs one tab at a time', async () => {
  const locks = createTestLocks();
  const { clock } = createStandingClock();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await tick();
    inside -= 1;
    return true;
  };
  const tabs = Array.from({ length: 10 }, (_, tab) => createTabs('app', clock, locks.of(`${tab}`)));
  expect(await Promise.all(tabs.map((tab) => tab.withLock(work)))).toEqual(Array(10).fill(true));
  expect(most).toBe(1);
});

type Token = { accessToken: string };

const isToken = (answer: unknown): answer is Token =>
  typeof (answer as Partial<Token> | null)?.accessToken === 'string';

/** Requests the lock in ten tabs at once; the first tab holds it until the others have requested its answer. */
async function askTenTimes(keyOf: (tab: number) => string | undefined) {
  const locks = createTestLocks();
  const ran: number[] = [];
  const questions = listenForQuestions('ten');
  let secondRuns = () => {};
  const second = new Promise<void>((resolve) => (secondRuns = resolve));
  const asking = Array.from({ length: 10 }, (_, tab) => keyOf(tab)).filter(Boolean).length - 1;
  const answers = Array.from({ length: 10 }, (_, tab) => {
    const key = keyOf(tab);
    const run = async () => {
      ran.push(tab);
      if (ran.length > 1) secondRuns();
      await Promise.race([second, questions.reaches(asking)]);
      await tick();
      return { accessToken: `token of ${tab}` };
    };
    return createTabs('ten', systemClock, locks.of(`${tab}`)).withLock(
      run,
      key ? { key, accepts: isToken } : undefined,
    );
  });
  return { answers: await Promise.all(answers), ran };
}

function listenForQuestions(name: string) {
  const questions = countQuestions(name);
  closers.push(questions.close);
  return questions;
}

it('runs once for ten concurrent tabs with the same key', async () => {
  const { answers, ran } = await askTenTimes(() => 'tenant a');
  expect(answers).toEqual(Array(10).fill({ accessToken: 'token of 0' }));
  expect(ran).toEqual([0]);
});

it('shares no answer with a tab of another tenant, or with a tab without a key', async () => {
  const { answers, ran } = await askTenTimes((tab) => (tab < 8 ? `tenant ${tab % 2}` : undefined));
  expect([answers[2], answers[4], answers[6]]).toEqual(Array(3).fill({ accessToken: 'token of 0' }));
  expect([answers[8], answers[9]]).toEqual([{ accessToken: 'token of 8' }, { accessToken: 'token of 9' }]);
  expect(ran.filter((tab) => tab % 2 === 0)).toEqual([0, 8]);
});

it('ignores an answer of another shape', async () => {
  const locks = createTestLocks();
  const { clock } = createStandingClock();
  const questions = listenForQuestions('app');
  const first = createTabs('app', clock, locks.of('hangs')).withLock(never);
  const waiting = createTabs('app', clock, locks.of('waits')).withLock<Token>(never as never, {
    key: 'tenant a',
    accepts: isToken,
  });
  await questions.reaches(1);
  const channel = new BroadcastChannel('app');
  const answers = [null, 'token', { accessToken: 1 }, { accessToken: 'good' }];
  for (const answer of answers) channel.postMessage({ type: 'portico:answered', key: 'tenant a', answer });
  channel.close();
  expect(await waiting).toEqual({ accessToken: 'good' });
  void first;
});

it('continues after 5 seconds when another tab hangs, one waiting tab at a time', async () => {
  const locks = createTestLocks();
  const { clock, advance } = createStandingClock();
  const first = createTabs('app', clock, locks.of('hangs')).withLock(never);
  const begun: string[] = [];
  const waiting = ['second', 'third'].map((tab) =>
    createTabs('app', clock, locks.of(tab)).withLock(async () => {
      begun.push(tab);
      await never();
    }),
  );
  await expect.poll(() => locks.waiting('app')).toBe(2);
  await advance(LOCK_TIMEOUT_MS - 1);
  expect(begun).toEqual([]);
  await advance(1);
  expect(begun).toEqual(['second']);
  void [first, ...waiting];
});

it('returns a tab’s own answer after it has lost the lock', async () => {
  const locks = createTestLocks();
  const { clock, advance } = createStandingClock();
  let answer = (_: string) => {};
  const slow = createTabs('app', clock, locks.of('slow')).withLock(
    () => new Promise<string>((resolve) => (answer = resolve)),
  );
  const next = createTabs('app', clock, locks.of('next')).withLock(async () => 'next');
  await expect.poll(() => locks.waiting('app')).toBe(1);
  await advance(LOCK_TIMEOUT_MS);
  expect(await next).toBe('next');
  answer('late');
  expect(await slow).toBe('late');
});

it('takes over immediately from a tab that is killed', async () => {
  const locks = createTestLocks();
  const { clock } = createStandingClock();
  let kill = (_: Error) => {};
  const killed = createTabs('app', clock, locks.of('killed')).withLock(
    () => new Promise((_, reject) => (kill = reject)),
  );
  const next = createTabs('app', clock, locks.of('next')).withLock(async () => 'next');
  await expect.poll(() => locks.waiting('app')).toBe(1);
  kill(new Error('The tab is gone'));
  await expect(killed).rejects.toThrow('The tab is gone');
  expect(await next).toBe('next');
});

it('rejects with the failure of the run, and runs once', async () => {
  const { clock } = createStandingClock();
  let runs = 0;
  const failing = async () => {
    runs += 1;
    throw new Error('refused');
  };
  await expect(createTabs('app', clock, createTestLocks().of('a')).withLock(failing)).rejects.toThrow('refused');
  expect(runs).toBe(1);
});

it('runs without locks when they are unsupported or forbidden', async () => {
  const { clock } = createStandingClock();
  const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
  const forbidden = { request: refuse, query: refuse };
  expect(await createTabs('app', clock, undefined).withLock(async () => 1)).toBe(1);
  expect(await createTabs('app', clock, forbidden as unknown as LockManager).withLock(async () => 2)).toBe(2);
});

it('announces a sign-out to the other tabs of the same application only', async () => {
  const { clock } = createStandingClock();
  const heard: string[] = [];
  const listen = (name: string, label: string) => {
    closers.push(createTabs(name, clock).onSignOut(() => heard.push(label)));
  };
  listen('app', 'same');
  listen('other', 'other');
  const announced = new Promise<void>((resolve) => {
    closers.push(createTabs('app', clock).onSignOut(resolve));
  });
  createTabs('app', clock).announceSignOut();
  await announced;
  expect(heard).toEqual(['same']);
});

it('ignores messages of any other shape', async () => {
  const { clock } = createStandingClock();
  let heard = 0;
  const last = new Promise<void>((resolve) => {
    closers.push(
      createTabs('app', clock).onSignOut(() => {
        heard += 1;
        resolve();
      }),
    );
  });
  const channel = new BroadcastChannel('app');
  for (const data of [null, 'portico:signed-out', { type: 'sign-out' }, { accessToken: 'x' }])
    channel.postMessage(data);
  channel.close();
  createTabs('app', clock).announceSignOut();
  await last;
  expect(heard).toBe(1);
});
