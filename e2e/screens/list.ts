import { parseArgs } from 'node:util';
import { screens } from '@portico/fixtures';
import { callsAsTable, readCalls } from './calls/read-calls';

/**
 * `npm run screens`: every screen with its address and states. With `--calls`, every call of the service with the
 * screens that make it, or with the reason why none does. `--json` for programs.
 */
const options = { json: { type: 'boolean', default: false }, calls: { type: 'boolean', default: false } } as const;
const { values } = parseArgs({ options });
await (values.calls ? listCalls() : listScreens());

async function listCalls() {
  write(await readCalls(), callsAsTable);
}

function listScreens() {
  write(
    screens.map(({ id, title, address, states }) => ({ id, title, address, states: Object.keys(states) })),
    asTable,
  );
}

function write<T>(list: T, table: (list: T) => string) {
  process.stdout.write(values.json ? `${JSON.stringify(list, null, 2)}\n` : table(list));
}

function asTable(list: readonly { id: string; address: string; states: readonly string[] }[]) {
  const rows = list.map(({ id, address, states }) => `${id.padEnd(42)}${address.padEnd(28)}${states.join(', ')}`);
  const count = list.reduce((sum, screen) => sum + screen.states.length, 0);
  return `${rows.join('\n')}\n${list.length} screens, ${count} states\n`;
}
