import type { World } from '@portico/mock-backend';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Reads a world; renders again after a change in it. `read` must stay the same function. */
export function useWorld<T>(world: World, read: (world: World) => T): T {
  const source = useMemo(() => watch(world, read), [world, read]);
  return useSyncExternalStore(source.subscribe, source.value);
}

/** A world returns new copies on every read, so the last one is cached until something changes. */
function watch<T>(world: World, read: (world: World) => T) {
  let value = read(world);
  return {
    value: () => value,
    subscribe: (listener: () => void) =>
      world.subscribe(() => {
        value = read(world);
        listener();
      }),
  };
}

/** Renders every second of the world's clock while it runs. */
export function useSeconds(running: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
}
