/** The permissions that the page asks for, by what they permit. */
export const ssoPermissions = {
  change: 'fe.secure.write.samlConfiguration',
  remove: 'fe.secure.delete.samlConfiguration',
} as const;
