import type { PortalMetadata } from '@portico/sdk/metadata';
import type { World, WorldClock, WorldOptions, WorldReply, WorldRequest } from '../core/types';
import type { Rows } from '../db/tables';
import { createAuthenticatorApp } from './authenticator-app';
import { createCompanyDirectory } from './company-directory';
import { connect } from './connect';
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
import { createWorldClock } from './world-clock';
import { createWorldState, type WorldState } from './world-state';

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
  const origin = readOrigin(options);

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
  const state = createWorldState(origin, {
    clock,
    faults,
    journal,
    open: (initial) => createServices(initial, clock, changed, wait),
    onReplace: () => {
      inProgress.cancelAll(new DOMException('The world was reset.', 'AbortError'));
      changed();
    },
  });
  const shared = { clock, faults, journal, latency, sleep, checkAnswers, lock };
  clock.subscribe(changed);

  function answer(request: WorldRequest): Promise<WorldReply> {
    return inProgress.run(request, (cancellation) => {
      const answering = { ...shared, seed: state.origin().seed, services: state.services(), cancellation };
      return answerRequest(answering, request, state.nextRequest());
    });
  }

  return {
    clock,
    faults,
    journal,
    ...devicesOf(state, clock, answer),
    ...administrationOf(state),
    origin: () => structuredClone(state.origin()),
    connect: ({ signedInAs } = {}) => {
      const signIn = (email: string) => openSessionOf(state.services(), email);
      return connect({ answer, clock, epoch: state.epoch, signIn }, signedInAs);
    },
    answer,
    subscribe: changes.subscribe,
    snapshot: state.snapshot,
    restore: state.restore,
    reset: state.reset,
  };
}

/** The devices of the users and of their companies; they read the current database. */
function devicesOf(
  { services }: WorldState,
  clock: WorldClock,
  answer: World['answer'],
): Pick<World, 'inbox' | 'phone' | 'authenticator' | 'directory' | 'dns'> {
  const db = () => services().db;
  return {
    inbox: createInbox(db, answer),
    phone: createPhone(db),
    authenticator: createAuthenticatorApp(db, clock),
    directory: createCompanyDirectory(db, answer),
    dns: createDns(db, () => services().ids),
  };
}

/** What an administrator of the service reads and changes without a request. */
function administrationOf({
  services,
}: WorldState): Pick<World, 'people' | 'redirectAddresses' | 'allowRedirect' | 'publish'> {
  const db = () => services().db;
  return {
    people: () => listPeople(services()),
    redirectAddresses: () =>
      db()
        .redirectAddresses.list()
        .map((row) => row.address),
    allowRedirect: (address, clientId) => allowRedirect(db(), address, clientId),
    publish: (metadata) => {
      db().metadata.update('adminBox', { configuration: asSent(metadata) });
    },
  };
}

/** The document as sent on the wire: drops values that JSON can't represent, and `__proto__` keys. */
function asSent(metadata: PortalMetadata): Rows['metadata']['configuration'] {
  return JSON.parse(JSON.stringify(metadata), (key, value) => (key === '__proto__' ? undefined : value));
}
