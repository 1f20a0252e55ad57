/** The permissions that the page asks for, by what they permit. */
export const provisioningPermissions = {
  read: 'fe.secure.read.provisioningConfiguration',
  change: 'fe.secure.write.provisioningConfiguration',
  remove: 'fe.secure.delete.provisioningConfiguration',
} as const;
