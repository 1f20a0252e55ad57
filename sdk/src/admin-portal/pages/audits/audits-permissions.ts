/** The permissions that the page asks for, by what they permit. */
export const auditsPermissions = { read: 'fe.secure.read.audits' } as const;
