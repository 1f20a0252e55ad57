import type { PortalMetadata } from '@portico/sdk/metadata';
import { connect } from '../adapters/in-page';
import { type InitialState, seedScenario } from '../db/seed-scenario';
import type { Rows } from '../db/tables';
import { createAuthenticatorApp } from './authenticator';
import { createCompanyDirectory } from './company-directory';
import { createDns, createInbox, createPhone } from './devices';
import { createFaults } from './faults';
import { createJournal } from './journal';
import { createLock } from './lock';
import { readDelays, readOrigin } from './options';
import { listPeople } from './people';
import { allowRedirect } from './redirects';
import { answerRequest } from './requests';
import { createRequestsInProgress } from './requests-in-progress';
import { createServices, openSessionOf } from './services';
import { coalesce, createSignal } from './signal';
import type { World, WorldOptions, WorldReply, WorldRequest } from './types';
import { createWorldClock } from './world-clock';
import { readWorldFile } from './world-file';

/**
 * Creates one isolated identity service.
 *
 * @throws {RangeError} when an option is out of its range.
 * @example
 * const world = createWorld({ scenario: 'small-team', latency: 0 });
 * const { transport } = world.connect();
 * await transport(new Request('https://demo.portico.test/frontegg/flags'));
 */
export function createWorld(options: WorldOptions = {}): World {
  const { latency, sleep } = readDelays(options);
  const { checkAnswers = true } = options;
  let origin = readOrigin(options);

  const changes = createSignal();
  const changed = coalesce(changes);
  const clock = createWorldClock(origin.startedAt);
  const faults = createFaults(changed);
  const journal = createJournal(changed);
  // Handlers wait for cryptography: without the lock, the order of their random numbers would depend on the machine.
  const lock = createLock();
  const wait = async (ms: number) => {
    lock.release();
    await sleep(ms).finally(() => lock.acquire());
  };
  const inProgress = createRequestsInProgress();
  const shared = { clock, faults, journal, latency, sleep, checkAnswers, lock };
  let initial = seedScenario(origin);
  let services = createServices(initial, clock, changed, wait);
  faults.load(initial.faults);
  let requests = 0;
  let epoch = 0;
  clock.subscribe(changed);

  /** A request in progress keeps the database that it started with: its late writes don't change the new database. */
  function start(state: InitialState): void {
    inProgress.cancelAll(new DOMException('The world was reset.', 'AbortError'));
    services = createServices(state, clock, changed, wait);
    changed();
  }

  function answer(request: WorldRequest): Promise<WorldReply> {
    return inProgress.run(request, (cancellation) =>
      answerRequest({ ...shared, seed: origin.seed, services, cancellation }, request, ++requests),
    );
  }

  return {
    clock,
    faults,
    journal,
    inbox: createInbox(() => services.db, answer),
    phone: createPhone(() => services.db),
    authenticator: createAuthenticatorApp(() => services.db, clock),
    directory: createCompanyDirectory(() => services.db, answer),
    dns: createDns(
      () => services.db,
      () => services.ids,
    ),
    people: () => listPeople(services),
    redirectAddresses: () => services.db.redirectAddresses.list().map((row) => row.address),
    allowRedirect: (address, clientId) => allowRedirect(services.db, address, clientId),
    origin: () => structuredClone(origin),
    publish: (metadata) => {
      services.db.metadata.update('adminBox', { configuration: asSent(metadata) });
    },
    connect: ({ signedInAs } = {}) => {
      const signIn = (email: string) => openSessionOf(services, email);
      return connect({ answer, clock, epoch: () => epoch, signIn }, signedInAs);
    },
    answer,
    subscribe: changes.subscribe,
    snapshot: () => ({
      version: 1,
      options: structuredClone(origin),
      now: clock.now(),
      random: services.random.state(),
      tables: services.db.dump(),
      faults: structuredClone([...faults.list()]),
      journal: structuredClone([...journal.list()]),
    }),
    restore: (file) => {
      const snapshot = readWorldFile(file);
      const restoredOrigin = snapshot.options;
      if (JSON.stringify(restoredOrigin) !== JSON.stringify(origin)) initial = seedScenario(restoredOrigin);
      origin = restoredOrigin;
      start(snapshot);
      requests = Math.max(0, ...snapshot.journal.map((entry) => entry.id));
      faults.load(snapshot.faults);
      journal.load(snapshot.journal);
      clock.set(snapshot.now);
    },
    reset: () => {
      epoch++;
      requests = 0;
      start(initial);
      faults.load(initial.faults);
      journal.load([]);
      if (!clock.isFollowing()) clock.set(origin.startedAt);
    },
  };
}

/** The document as sent on the wire: drops values that JSON can't represent, and `__proto__` keys. */
function asSent(metadata: PortalMetadata): Rows['metadata']['configuration'] {
  return JSON.parse(JSON.stringify(metadata), (key, value) => (key === '__proto__' ? undefined : value));
}
