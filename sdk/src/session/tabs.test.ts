import { afterEach, expect, it, vi } from 'vitest';
import { type Clock, systemClock } from '../core/clock';
import { createTabs, soloTabs } from './tabs';
import { createTestLocks } from './test-locks';
import { countQuestions } from './test-questions';

const LOCK_TIMEOUT_MS = 5000;

/** Creates a clock that is stopped until `advance` is called. */
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  const foreign = { accessToken: 'foreign' };
  channel.postMessage({ type: 'portico:answered', key: 'tenant b', answer: foreign });
  channel.postMessage({ type: 'portico:asked', key: 'tenant a', answer: foreign });
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

it('hears a sign-out by its message, which every version of the SDK sends', async () => {
  const heard = new Promise<void>((resolve) => closers.push(createTabs('app', systemClock).onSignOut(resolve)));
  const channel = new BroadcastChannel('app');
  channel.postMessage({ type: 'portico:signed-out' });
  channel.close();
  await heard;
});

it('needs no other tab as the only one', async () => {
  expect(await soloTabs.withLock(async () => 'done')).toBe('done');
  soloTabs.announceSignOut();
  expect(soloTabs.onSignOut(() => expect.unreachable())()).toBeUndefined();
});

/** Collects the types of all messages on a channel, until `settled`. */
function listen(name: string) {
  const channel = new BroadcastChannel(name);
  const types: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  channel.onmessage = ({ data }) => (data === 'end' ? end() : types.push(data.type));
  closers.push(() => channel.close());
  const settled = () => {
    const last = new BroadcastChannel(name);
    last.postMessage('end');
    last.close();
    return ended;
  };
  return { types, settled };
}

it.each([
  ['no tab has requested it', [], 'token'],
  ['only a tab of another tenant has', [{ type: 'portico:asked', key: 'tenant b' }], 'token'],
  ['only another message has the tenant', [{ type: 'portico:answered', key: 'tenant a' }], 'token'],
  ['it is empty', [{ type: 'portico:asked', key: 'tenant a' }], null],
] as const)('posts no answer if %s', async (_, messages, answer) => {
  const { types, settled } = listen('app');
  const asking = new BroadcastChannel('app');
  const heard = new BroadcastChannel('app');
  closers.push(() => heard.close());
  const run = async () => {
    const last = new Promise((resolve) => (heard.onmessage = ({ data }) => data === 'asked' && resolve(data)));
    for (const message of [...messages, 'asked']) asking.postMessage(message);
    await last;
    await tick();
    return answer;
  };
  const shared = { key: 'tenant a', accepts: (given: unknown): given is typeof answer => given === answer };
  const tabs = createTabs('app', systemClock, createTestLocks().of('first'));
  expect(await tabs.withLock<typeof answer>(run, shared)).toBe(answer);
  asking.close();
  await settled();
  expect(types.filter((type) => type === 'portico:answered')).toHaveLength(
    messages.filter(({ type }) => type === 'portico:answered').length,
  );
});

it('runs every tab in a browser without BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const locks = createTestLocks();
  const shared = { key: 'tenant a', accepts: isToken };
  const runs = ['first', 'second'].map((tab) =>
    createTabs('app', systemClock, locks.of(tab)).withLock(async () => ({ accessToken: tab }), shared),
  );
  expect(await Promise.all(runs)).toEqual([{ accessToken: 'first' }, { accessToken: 'second' }]);
});

it('closes its channels and gives up its places in the queues once a tab has answered', async () => {
  const questions = listenForQuestions('app');
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  const locks = createTestLocks();
  const { clock } = createStandingClock();
  const shared = { key: 'tenant a', accepts: isToken };
  let answer = (_: Token) => {};
  const run = () => new Promise<Token>((resolve) => (answer = resolve));
  const answers = ['first', 'second', 'third', 'fourth'].map((tab) =>
    createTabs('app', clock, locks.of(tab)).withLock(run, shared),
  );
  await questions.reaches(3);
  await tick();
  // Only one of the waiting tabs watches the holder.
  await expect.poll(() => [locks.waiting('app'), locks.waiting('app rescue')]).toEqual([3, 2]);
  expect(close).not.toHaveBeenCalled();
  answer({ accessToken: 'shared' });
  expect(await Promise.all(answers)).toEqual(Array(4).fill({ accessToken: 'shared' }));
  await tick();
  expect(close).toHaveBeenCalledTimes(4);
  expect([locks.waiting('app'), locks.waiting('app rescue')]).toEqual([0, 0]);
});

it('waits 5 seconds more when another tab has taken the lock meanwhile', async () => {
  const locks = createTestLocks();
  const { clock, advance } = createStandingClock();
  const hold = (tab: string, name: string) =>
    void locks
      .of(tab)
      .request(name, { steal: true }, never)
      .catch(() => {});
  hold('unrelated', 'other');
  hold('first', 'app');
  let begun = false;
  const waiting = createTabs('app', clock, locks.of('waits')).withLock(async () => {
    begun = true;
  });
  await expect.poll(() => locks.waiting('app')).toBe(1);
  await advance(LOCK_TIMEOUT_MS - 1);
  hold('second', 'app');
  await advance(1);
  await advance(LOCK_TIMEOUT_MS - 1);
  expect(begun).toBe(false);
  await advance(1);
  await waiting;
  expect(begun).toBe(true);
});
