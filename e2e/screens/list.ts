import { parseArgs } from 'node:util';
import { screens } from '@portico/fixtures';

/** `npm run screens`: every screen with its address and states; `--json` for programs. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const list = screens.map(({ id, title, address, states }) => ({ id, title, address, states: Object.keys(states) }));
process.stdout.write(values.json ? `${JSON.stringify(list, null, 2)}\n` : asTable());

function asTable() {
  const rows = list.map(({ id, address, states }) => `${id.padEnd(42)}${address.padEnd(28)}${states.join(', ')}`);
  const count = list.reduce((sum, screen) => sum + screen.states.length, 0);
  return `${rows.join('\n')}\n${list.length} screens, ${count} states\n`;
}
