interface Waiting {
  tab: string;
  run: (lock: Lock | null) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * Creates web locks for tests, with the features that tabs use: one holder per name, abort while waiting, and `steal`.
 */
export function createTestLocks() {
  const holders = new Map<string, Waiting>();
  const queues = new Map<string, Waiting[]>();
  const newQueue = (name: string) => {
    const queue: Waiting[] = [];
    queues.set(name, queue);
    return queue;
  };
  const queueOf = (name: string) => queues.get(name) ?? newQueue(name);
  const grant = (name: string, next: Waiting) => {
    holders.set(name, next);
    const release = () => {
      if (holders.get(name) !== next) return;
      holders.delete(name);
      const after = queueOf(name).shift();
      if (after) grant(name, after);
    };
    const settled = Promise.resolve(next.run({ name, mode: 'exclusive' })).finally(release);
    settled.then(next.resolve, next.reject);
  };
  const of = (tab: string) => ({
    request(name: string, { signal, ifAvailable, steal }: LockOptions, run: Waiting['run']) {
      return new Promise((resolve, reject) => {
        const waiting = { tab, run, resolve, reject };
        const holder = holders.get(name);
        if (steal) holder?.reject(new DOMException('Stolen', 'AbortError'));
        if (steal || !holder) return grant(name, waiting);
        if (ifAvailable) return resolve(run(null));
        signal?.addEventListener('abort', () => {
          const at = queueOf(name).indexOf(waiting);
          if (at >= 0) queueOf(name).splice(at, 1);
          reject(signal.reason);
        });
        queueOf(name).push(waiting);
      });
    },
    query: async () => ({ held: [...holders].map(([name, { tab: clientId }]) => ({ name, clientId })) }),
  });
  return { of: (tab: string) => of(tab) as unknown as LockManager, waiting: (name: string) => queueOf(name).length };
}
