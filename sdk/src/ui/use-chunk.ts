import { useEffect, useState } from 'react';

/** What a component loads when it needs it. */
interface Chunk<Module> {
  load: () => Promise<Module>;
  /** Absent until it is loaded. */
  loaded?: Module;
}

/** Declares a chunk; nothing is loaded yet. */
export function chunkOf<Module>(load: () => Promise<Module>): Chunk<Module> {
  return { load };
}

/**
 * Loads a module that only some uses of a component need, so that pages without them do not download it.
 *
 * @returns The module when it is loaded; `failed` if it can't be loaded: the component then works without it.
 */
export function useChunk<Module>(chunk: Chunk<Module>, isNeeded: boolean): Module | 'failed' | undefined {
  const [found, setFound] = useState<Module | 'failed' | undefined>(chunk.loaded);
  useEffect(() => {
    if (!isNeeded || found) return;
    chunk.load().then(
      (module) => {
        chunk.loaded = module;
        setFound(module);
      },
      () => setFound('failed'),
    );
  }, [chunk, isNeeded, found]);
  return isNeeded ? found : undefined;
}
