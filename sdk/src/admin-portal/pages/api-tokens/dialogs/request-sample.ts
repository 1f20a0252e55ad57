import type { ApiToken } from '../token-calls';

/** The address that samples send requests to. */
const SAMPLE_API = 'https://api.example.com';

/**
 * A request with a token, for a shell. The secret is a variable: a command with the secret itself would stay in the
 * history of the shell.
 */
export function requestSample({ type, id }: Pick<ApiToken, 'type' | 'id'>): string {
  if (type === 'accessToken') return `curl ${SAMPLE_API} \\\n  -H "Authorization: Bearer $ACCESS_TOKEN"`;
  return `curl ${SAMPLE_API} \\\n  -u "${id}:$CLIENT_SECRET"`;
}
