import { asApiError } from '../../core/response-error';

const CONFLICT_STATUS = 409;

/**
 * Throws the failure of a change. A conflict means that the page shows an old state: another administrator, or an earlier
 * attempt whose answer was lost, has made the change. What the page shows is loaded again first, so that the user sees it.
 */
export async function reloadOnConflict(error: unknown, reload: () => Promise<unknown>): Promise<never> {
  if (asApiError(error).statusCode === CONFLICT_STATUS) await reload().catch(() => undefined);
  throw error;
}
