import fc from 'fast-check';

/** Properties get the same values in each run: a test fails by a change, never by chance. `PORTICO_SEED=7` tries others. */
fc.configureGlobal({ seed: Number(process.env.PORTICO_SEED ?? 20_261_121) });
