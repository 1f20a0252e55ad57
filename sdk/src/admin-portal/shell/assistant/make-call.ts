import type { AssistantApiResponseRequest } from '../../../contract';
import { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { type CallMessage, proposedCall } from './proposed-call';

/** The most that the assistant takes of an answer. */
const DATA_LENGTH = 100_000;

/**
 * Makes the call that the assistant has requested, and returns what to tell it. A refusal is an outcome too.
 *
 * @throws {ApiError} if no response arrived: then the user may try again.
 */
export async function makeCall(http: HttpClient, message: CallMessage): Promise<AssistantApiResponseRequest> {
  const call = proposedCall(message);
  if (!call) throw new TypeError('The page does not make this call.');
  try {
    const answer = await http.send<unknown>(call);
    return { status: 200, data: JSON.stringify(answer).slice(0, DATA_LENGTH) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.unanswered) throw error;
    return { status: error.statusCode, data: error.message.slice(0, DATA_LENGTH) };
  }
}
