import { configure } from '@testing-library/dom';

/** How long queries wait: long enough for a busy machine. The default of Testing Library is one second. */
configure({ asyncUtilTimeout: 20_000 });
