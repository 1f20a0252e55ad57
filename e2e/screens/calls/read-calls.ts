import { createRouter } from '../../../mock-backend/src/handlers/router';
import { routes } from '../../../mock-backend/src/handlers/routes';
import { callOf, readApiFunctions } from '../../../mock-backend/src/handlers/testing/api-calls';
import { contractCalls } from '../../../mock-backend/src/handlers/testing/contract-calls';
import { callsWithoutScreen } from './calls-without-screen';
import { readUsers } from './users-of-calls';

/** A call of the service with the screens that make it, or the reason why none does. */
export interface ListedCall {
  area: string;
  /** Method and path, as the contract writes them. */
  call: string;
  screens: readonly string[];
  reason?: string;
}

/** Every call of the contract. */
export async function readCalls(): Promise<ListedCall[]> {
  const screensByCall = await readScreensByCall();
  return Object.entries(contractCalls).flatMap(([area, calls]) =>
    calls.map((call) => {
      const screens = [...(screensByCall.get(bare(call)) ?? [])].sort();
      return { area, call, screens, reason: callsWithoutScreen[call] };
    }),
  );
}

async function readScreensByCall(): Promise<Map<string, Set<string>>> {
  const router = createRouter(routes);
  const users = readUsers();
  const screens = new Map<string, Set<string>>();
  for (const [name, apiFunction] of await readApiFunctions()) {
    const { method, path } = await callOf(name, apiFunction);
    const match = router.find(method, path);
    if (match.kind !== 'found') continue;
    const call = bare(`${method} ${match.route.path}`);
    screens.set(call, new Set([...(screens.get(call) ?? []), ...(users.get(name) ?? [])]));
  }
  return screens;
}

/** A call without the names in its path and a slash at its end, which the contract and the handlers may write in their own ways. */
function bare(call: string): string {
  return call.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
}

/** What is wrong with the list: calls with neither a screen nor a reason, and reasons that no longer hold. */
export function problemsOf(calls: readonly ListedCall[]): string[] {
  const missing = calls.filter(({ screens, reason }) => !screens.length && !reason);
  const stale = calls.filter(({ screens, reason }) => screens.length && reason);
  const listed = new Set(calls.map(({ call }) => call));
  const unknown = Object.keys(callsWithoutScreen).filter((call) => !listed.has(call));
  return [
    ...missing.map(({ call }) => `no screen uses ${call}, and no reason is given`),
    ...stale.map(({ call, screens }) => `${call} has a reason, but ${screens.join(', ')} use it`),
    ...unknown.map((call) => `the contract has no call ${call}`),
  ];
}

/** The list as lines: each call with its screens, or with the reason in parentheses. */
export function callsAsTable(calls: readonly ListedCall[]): string {
  const width = Math.max(...calls.map(({ call }) => call.length)) + 2;
  const lines = calls.map(({ call, screens, reason }) => `${call.padEnd(width)}${screens.join(', ') || `(${reason})`}`);
  const used = calls.filter(({ screens }) => screens.length).length;
  return `${lines.join('\n')}\n${calls.length} calls, ${used} used by screens\n`;
}
