/** Lets one request in after another, in the order of their lock requests. */
export interface Lock {
  /** A promise for the time when the lock is free; nothing when it is free now, so that the caller need not wait. */
  acquire(): Promise<void> | undefined;
  release(): void;
  /** Runs some work with the lock held. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A first-in, first-out lock, free at first. */
export function createLock(): Lock {
  const waiting: (() => void)[] = [];
  let isHeld = false;

  function acquire(): Promise<void> | undefined {
    if (isHeld) return new Promise((resolve) => waiting.push(resolve));
    isHeld = true;
    return undefined;
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else isHeld = false;
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
