import fc from 'fast-check';
import { it } from 'vitest';
import { commands } from './testing/model/commands';
import { readers, setUp } from './testing/model/real-world';

/** Few and long: a bug in how things hang together needs a world in which much has happened. */
const RUNS = 24;
const LONGEST_RUN = 100;
/** The usual limit is for one short story, not for many long ones. */
const TIMEOUT_MS = 30_000;

it('behaves as a plain model of it does, whatever is called in whatever order', { timeout: TIMEOUT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: LONGEST_RUN, size: 'max' }), async (calls) => {
      const start = await setUp();
      await fc.asyncModelRun(() => start, calls);
      for (const readAgain of Object.values(readers)) await readAgain(start.model, start.real);
    }),
    { numRuns: RUNS },
  );
});
