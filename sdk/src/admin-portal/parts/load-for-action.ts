import { asApiError } from '../../core/response-error';

/**
 * Waits for a chunk that an action of the user needs. If it can't be loaded, the network is probably down: the action fails
 * like a call without an answer, and the user can repeat it.
 *
 * @throws {ApiError} with `unanswered`.
 */
export async function loadForAction<Module>(chunk: Promise<Module>): Promise<Module> {
  try {
    return await chunk;
  } catch (thrown) {
    throw asApiError(thrown, true);
  }
}
