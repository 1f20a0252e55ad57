import type { Clock } from '../core/clock';
import { announce, onAnnounced, openChannel } from './channel';
import type { Turn } from './wait-in-turn';

/**
 * What the tabs of one application share. A token passes between them only sealed for the one tab that has asked for it,
 * and is never kept.
 */
export interface Tabs {
  /**
   * Runs while no other tab does, or at once where there are no locks. Whoever has to wait is handed the answer of the
   * tab before, if both `wanted` the same; without a `wanted` it always runs itself. A tab that hangs holds nobody up for
   * longer than 5 seconds.
   */
  inTurn<T>(run: () => Promise<T>, wanted?: string): Promise<T>;
  announceSignOut(): void;
  /** Listens to the other tabs; returns the way to stop. */
  onSignOut(listener: () => void): () => void;
}

/** One tab on its own: previews, tests and servers. */
export const soloTabs: Tabs = {
  inTurn: (run) => run(),
  announceSignOut: () => undefined,
  onSignOut: () => () => undefined,
};

const SIGNED_OUT = 'portico:signed-out';

/** The tabs of this origin that use the same service and client; `name` tells them from others. */
export function createTabs(name: string, clock: Clock, locks = globalThis.navigator?.locks): Tabs {
  return {
    async inTurn(run, wanted) {
      if (!locks) return run();
      const serve = () => serving({ name, wanted, run, clock });
      let running: ReturnType<typeof run> | undefined;
      const begin = (lock: Lock | null) => {
        running = lock ? serve() : undefined;
        return running;
      };
      // Whoever loses the lock to a tab that has waited long enough still gets its own answer.
      await locks.request(name, { ifAvailable: true }, begin).catch(() => undefined);
      if (running) return running;
      // Without its script there is no network either, and nothing to take turns for.
      const { waitInTurn } = await import('./wait-in-turn').catch(() => ({ waitInTurn: serve }));
      return waitInTurn({ name, wanted, run: serve, clock, locks });
    },
    announceSignOut: () => announce(name, SIGNED_OUT),
    onSignOut: (listener) => onAnnounced(name, SIGNED_OUT, listener),
  };
}

/** Runs, and hands the answer to those who have asked for the same meanwhile. */
async function serving<T>({ name, wanted, run, clock }: Omit<Turn<T>, 'locks'>): Promise<T> {
  const channel = wanted === undefined ? null : openChannel(name);
  const heard: unknown[] = [];
  if (channel) channel.onmessage = ({ data }) => heard.push(data);
  try {
    const answer = await run();
    if (channel && heard.length > 0) {
      const sealing = import('./sealed-answers').then(({ handOver }) =>
        handOver({ channel, heard, wanted, answer, clock }),
      );
      // Who gets none asks the service.
      await sealing.catch(() => undefined);
    }
    return answer;
  } finally {
    channel?.close();
  }
}
