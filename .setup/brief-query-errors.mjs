import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** The error of an attempt that is repeated: its message alone. */
function briefError(message) {
  return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
}

/**
 * Prints the document in the error of a query that has failed for good, not in each attempt of one that waits: printing
 * took a tenth of the tests' time.
 */
configure({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? briefError(message) : getElementError(message, container),
});
