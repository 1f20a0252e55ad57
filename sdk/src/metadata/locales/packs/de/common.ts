/** The files of German texts that the login box and the admin portal share. */
export * from '../../de/common';
export * from '../../de/errors';
export * from '../../de/interrupted';
export * from '../../de/lazy-common';
export * from '../../de/login-errors';
export * from '../../de/phone-field';
export * from '../../de/portal-errors';
export * from '../../de/portal-failures';
export * from '../../de/powered-by';
export * from '../../de/slow-request';
