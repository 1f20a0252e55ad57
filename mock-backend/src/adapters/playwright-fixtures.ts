import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import type { Mail, World, WorldOptions } from '../core/types';
import { createWorld } from '../world/create-world';
import { type ContextConnection, connectContext } from './playwright-context';
import { attachWorld, watchCalls } from './playwright-failure';

/** What `use` of a Playwright configuration and `test.use` take. */
export interface WorldOptionsOfTest {
  /** How the world of each test starts. It answers at once unless the options say otherwise. */
  worldOptions: WorldOptions;
  /** Where the application believes the service to be; `https://identity.portico.test` by default. */
  serviceUrl: string;
}

/** What a test takes as arguments, in addition to Playwright's own. */
export interface WorldFixtures {
  /** The world that answers every page of this test, and no other test's. */
  world: World;
  /** Gives the browser the session of a user, by e-mail. Pages that are open notice it when they load again. */
  signIn(email: string): Promise<void>;
  /** Waits for the newest mail to an address that it has not returned yet, and opens it. */
  mail(to: string): Promise<Mail>;
  /** Moves the clocks of the world and of all pages forward, in milliseconds. */
  advance(ms: number): Promise<void>;
}

interface InnerFixtures {
  connection: ContextConnection & { world: World };
}

type WorldTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WorldFixtures & WorldOptionsOfTest & InnerFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

/**
 * Playwright's `test` with a world: every page of a test is answered by a world of its own, whether the test mentions it or
 * not. A test that fails has the world's snapshot attached to its report.
 */
export const test: WorldTest = base.extend<WorldFixtures & WorldOptionsOfTest & InnerFixtures>({
  worldOptions: [{}, { option: true }],
  serviceUrl: ['https://identity.portico.test', { option: true }],
  connection: [
    async ({ context, worldOptions, serviceUrl }, use, testInfo) => {
      const world = createWorld({ latency: 0, ...worldOptions });
      const explainCalls = watchCalls(context, serviceUrl);
      const connection = await connectContext(context, world, { baseUrl: serviceUrl });
      await use({ ...connection, world });
      await connection.disconnect();
      if (testInfo.status === testInfo.expectedStatus) return;
      await attachWorld(world, testInfo);
      const explanation = explainCalls();
      if (explanation) throw new Error(explanation);
    },
    { auto: true },
  ],
  world: ({ connection }, use) => use(connection.world),
  signIn: ({ connection }, use) => use(async (email) => connection.signIn(email)),
  mail: ({ world }, use) => use((to) => openMail(world, to)),
  advance: ({ connection }, use) =>
    use(async (ms) => {
      connection.world.clock.advance(ms);
      await connection.clockSettled();
    }),
});

async function openMail({ inbox }: World, to: string): Promise<Mail> {
  const unread = () => inbox.list().filter((mail) => !mail.read);
  // Compares addresses, so that a failure lists those that have mail.
  await expect.poll(() => unread().map((mail) => mail.to), { message: `a new mail to ${to}` }).toContain(to);
  const mail = unread().find((candidate) => candidate.to === to);
  if (!mail) throw new Error(`Another part of the test has opened the mail to ${to}.`);
  return inbox.open(mail.id);
}
