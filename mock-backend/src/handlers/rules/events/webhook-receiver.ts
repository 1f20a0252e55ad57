/** The answer of a simulated receiver. */
export interface ReceiverAnswer {
  statusCode: number;
  body: string;
}

/** Seconds after which a call without an answer fails. */
const PATIENCE_SECONDS = 10;
const HIGHEST_STATUS = 599;

/**
 * Simulates the receiver at an address: no request leaves the page. The address decides the answer:
 *
 * - a host under `.invalid` cannot be reached (RFC 2606);
 * - a path ending in `/status/503` answers with that status;
 * - one ending in `/slow` never answers in time;
 * - one ending in `/flaky/2` fails twice, then succeeds;
 * - every other one succeeds at once.
 *
 * @param attempt 1 for the first.
 */
export function callReceiver(url: string, attempt: number): ReceiverAnswer {
  const { hostname, pathname } = new URL(url);
  if (hostname.endsWith('.invalid')) return { statusCode: 502, body: `${hostname} cannot be reached.` };
  const [, word, number = ''] = /\/(slow|status|flaky)(?:\/(\d{1,3}))?\/?$/.exec(pathname) ?? [];
  if (word === 'slow') return { statusCode: 504, body: `No answer within ${PATIENCE_SECONDS} seconds.` };
  if (word === 'status' && number !== '') return answerWith(Number(number));
  if (word === 'flaky' && attempt <= Number(number)) return answerWith(500);
  return answerWith(200);
}

/** Whether the delivery succeeded (portal spec §4 "Connectivity"). */
export function hasHeard({ statusCode }: ReceiverAnswer): boolean {
  return statusCode === 200 || statusCode === 201;
}

function answerWith(status: number): ReceiverAnswer {
  const statusCode = Math.min(Math.max(status, 200), HIGHEST_STATUS);
  return { statusCode, body: JSON.stringify({ received: statusCode < 300 }) };
}
