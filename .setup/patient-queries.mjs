import { configure } from '@testing-library/dom';
// Not in this file, which runs once for each test file of a worker: the wrappers would pile up.
import './brief-query-errors.mjs';
import './wait-for-effects.mjs';

/** How long queries wait: long enough for a busy machine. The default of Testing Library is one second. */
configure({ asyncUtilTimeout: 20_000 });
