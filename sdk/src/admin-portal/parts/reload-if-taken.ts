import { asApiError } from '../../core/response-error';

const CONFLICT_STATUS = 409;

/**
 * Throws the failure of a creation. If the service has such a thing already, another administrator has created it, or an
 * earlier attempt whose answer was lost: what the page shows is loaded again first, so that the user finds it there.
 */
export async function reloadIfTaken(error: unknown, reload: () => Promise<unknown>): Promise<never> {
  if (asApiError(error).statusCode === CONFLICT_STATUS) await reload().catch(() => undefined);
  throw error;
}
