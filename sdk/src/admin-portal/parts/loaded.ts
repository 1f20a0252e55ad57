import type { ApiError } from '../../core/errors';
import { asApiError } from '../../core/response-error';

/** Data of a page: while it loads, after a failure, and when it is there. */
export type Loaded<Data> = { phase: 'loading' } | { phase: 'failed'; error: ApiError } | { phase: 'ready'; data: Data };

/** The state that a call leads to. Never rejects: an answer that can't be read is a failure as well. */
export async function loadedOf<Data>(call: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { phase: 'ready', data: await call };
  } catch (error) {
    return { phase: 'failed', error: asApiError(error) };
  }
}
