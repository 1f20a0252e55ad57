import { configure } from '@testing-library/dom';

/** How long queries wait for what they name: a busy machine is no reason to fail. Testing Library waits for one second. */
configure({ asyncUtilTimeout: 20_000 });
