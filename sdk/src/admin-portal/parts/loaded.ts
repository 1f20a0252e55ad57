import { ApiError } from '../../core/errors';

/** Data of a page: while it loads, after a failure, and when it is there. */
export type Loaded<Data> = { phase: 'loading' } | { phase: 'failed'; error: ApiError } | { phase: 'ready'; data: Data };

/** The state that a call leads to. Rejects only if the call fails with something else than an answer: a bug. */
export async function loadedOf<Data>(call: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { phase: 'ready', data: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { phase: 'failed', error };
  }
}
