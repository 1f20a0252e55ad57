/** The files of Hebrew texts that the login box and the admin portal share. */
export * from '../../he/common';
export * from '../../he/errors';
export * from '../../he/interrupted';
export * from '../../he/lazy-common';
export * from '../../he/login-errors';
export * from '../../he/phone-field';
export * from '../../he/portal-errors';
export * from '../../he/portal-failures';
export * from '../../he/powered-by';
export * from '../../he/slow-request';
