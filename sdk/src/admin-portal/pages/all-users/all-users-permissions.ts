/** The permissions that the page asks for, by what they permit. */
export const allUsersPermissions = {
  read: 'fe.secure.read.userSubTenants',
  write: 'fe.secure.write.userSubTenants',
} as const;
