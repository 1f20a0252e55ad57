import { afterAll, vi } from 'vitest';

/**
 * What loads on demand may still be on its way when the last test of a file ends. Left alone it would never arrive, and
 * the next file of the worker, with which it shares its modules, could not have it either.
 */
afterAll(() => vi.dynamicImportSettled());
