import { afterAll, vi } from 'vitest';

/**
 * Waits for pending dynamic imports after the last test of a file. Otherwise they would never resolve, not even for the
 * next file of the worker, which shares the modules.
 */
afterAll(() => vi.dynamicImportSettled());
