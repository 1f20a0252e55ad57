import type { WorldSnapshot } from '../core/types';
import type { Services } from '../handlers/rules/call/handler-context';
import { type InitialState, seedScenario } from '../seeds/seed-scenario';
import type { WorldFaults } from './faults';
import type { WorldJournal } from './journal';
import type { Origin } from './options';
import type { OwnClock } from './world-clock';
import { readWorldFile } from './world-file';

/** Everything in a world that a snapshot records, and that a restore or a reset replaces. */
export interface WorldState {
  /** The services of the current database; a restore and a reset replace them. */
  services(): Services;
  /** The options that the world was created with, or those of the restored world. */
  origin(): Origin;
  /** The number of the next request. */
  nextRequest(): number;
  /** Number of resets so far: a browser's session does not outlive its reset. */
  epoch(): number;
  snapshot(): WorldSnapshot;
  /** @throws {WorldFileError} if it is not a valid world; the state stays as it was. */
  restore(file: unknown): void;
  reset(): void;
}

/** What a world's state is recorded from and loaded into. */
export interface StateParts {
  clock: OwnClock;
  faults: WorldFaults;
  journal: WorldJournal;
  /** Creates services on the database of an initial state. */
  open: (state: InitialState) => Services;
  /** Called before the services are replaced. */
  onReplace: () => void;
}

/** Creates the state that a world starts with. */
export function createWorldState(options: Origin, { clock, faults, journal, open, onReplace }: StateParts): WorldState {
  let origin = options;
  let initial = seedScenario(origin);
  let services = open(initial);
  let requests = 0;
  let epoch = 0;
  faults.load(initial.faults);

  /** A request in progress keeps the database that it started with: its late writes don't change the new database. */
  function replace(state: InitialState): void {
    onReplace();
    services = open(state);
    faults.load(state.faults);
  }

  return {
    services: () => services,
    origin: () => origin,
    nextRequest: () => ++requests,
    epoch: () => epoch,
    snapshot: () => ({
      version: 1,
      options: structuredClone(origin),
      now: clock.now(),
      random: services.random.state(),
      tables: services.db.dump(),
      faults: structuredClone([...faults.list()]),
      journal: structuredClone([...journal.list()]),
    }),
    restore(file) {
      const snapshot = readWorldFile(file);
      if (JSON.stringify(snapshot.options) !== JSON.stringify(origin)) initial = seedScenario(snapshot.options);
      origin = snapshot.options;
      replace(snapshot);
      requests = Math.max(0, ...snapshot.journal.map((entry) => entry.id));
      journal.load(snapshot.journal);
      clock.set(snapshot.now);
    },
    reset() {
      epoch++;
      requests = 0;
      replace(initial);
      journal.load([]);
      if (!clock.isFollowing()) clock.set(origin.startedAt);
    },
  };
}
