import { ContextHolder } from '@portico/sdk';
import type { RefusalCode } from './types';

/** A call of the host's own API that failed. `code` is missing when the server gave no readable answer. */
export class ApiFailure extends Error {
  readonly code: RefusalCode | undefined;
  constructor(message: string, code?: RefusalCode) {
    super(message);
    this.code = code;
  }
}

/**
 * Calls the host's own API as the signed-in user.
 *
 * @throws {ApiFailure} when the server refuses the call, or can't be reached.
 */
export async function callApi<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${ContextHolder.default().getAccessToken() ?? ''}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`/api${path}`, init).catch(() => null);
  const isJson = response?.headers.get('content-type')?.startsWith('application/json');
  if (response?.status === 204) return undefined as Answer;
  if (!response || !isJson) throw new ApiFailure('Quayside could not be reached. Check your network and try again.');
  const answer = await response.json();
  if (!response.ok) throw new ApiFailure(answer.message, answer.code);
  return answer;
}
