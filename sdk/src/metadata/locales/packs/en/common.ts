/** The files of English texts that the login box and the admin portal share. */
export * from '../../en/common';
export * from '../../en/errors';
export * from '../../en/interrupted';
export * from '../../en/lazy-common';
export * from '../../en/login-errors';
export * from '../../en/phone-field';
export * from '../../en/portal-errors';
export * from '../../en/portal-failures';
export * from '../../en/powered-by';
export * from '../../en/slow-request';
