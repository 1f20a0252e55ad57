/** The permissions that the page asks for, by what they permit. */
export const auditsPermissions = {
  read: 'fe.secure.read.audits',
  changeReports: 'fe.secure.write.accountSettings',
} as const;
