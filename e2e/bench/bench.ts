import { parseArgs } from 'node:util';
import type { Figure } from './figure';
import { callsAtOnce } from './in-chromium';
import { longLists } from './lists';
import { inputReady } from './login';
import { largeTables, requestsPerSecond, worldStart } from './mock';
import { portalPages } from './portal';
import { screenSizes } from './sizes';
import { renderStills } from './stills';
import { editToPainted } from './studio-edit';
import { wallGestures } from './studio-gestures';
import { editLeaks } from './studio-memory';
import { openStudio } from './studio-open';

/**
 * `npm run bench`: every budget of the design, each next to a baseline measured in the same minute. Figures are read,
 * not enforced: a shared machine says little in one run. `--json` for programs, `--only NAME` for one part.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });

const parts: Record<string, () => Promise<Figure | Figure[]>> = {
  sizes: screenSizes,
  login: inputReady,
  edit: editToPainted,
  gestures: wallGestures,
  leaks: editLeaks,
  open: openStudio,
  stills: renderStills,
  lists: longLists,
  portal: portalPages,
  chromium: callsAtOnce,
  requests: requestsPerSecond,
  tables: largeTables,
  world: worldStart,
};

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (values.only && values.only !== name) continue;
  if (!values.json) process.stderr.write(`measuring ${name} …\n`);
  figures.push(...[await measure()].flat());
}
process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : `${figures.map(line).join('\n')}\n`);

function line({ name, unit, ours, baseline, budget, holds }: Figure) {
  const note = baseline ? `  (${baseline.name}: ${baseline.value.toLocaleString('en')})` : '';
  return `${holds ? 'holds ' : 'MISSED'}  ${name}: ${ours.toLocaleString('en')} ${unit}, budget ${budget}${note}`;
}
