/** Runs one request after another, in the order of their lock requests. */
export interface Lock {
  /** A promise that resolves when the lock is free; nothing if it is free now, so that the caller need not wait. */
  acquire(): Promise<void> | undefined;
  release(): void;
  /** Runs a function that holds the lock. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Creates a first-in, first-out lock that is free. */
export function createLock(): Lock {
  const waiting: (() => void)[] = [];
  let isLocked = false;

  function acquire(): Promise<void> | undefined {
    if (isLocked) return new Promise((resolve) => waiting.push(resolve));
    isLocked = true;
    return undefined;
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else isLocked = false;
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const free = acquire();
    if (free) await free;
    try {
      return await work();
    } finally {
      release();
    }
  }

  return { acquire, release, run };
}
