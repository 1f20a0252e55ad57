/** The permissions that the page asks for, by what they permit. */
export const securityPermissions = {
  readPolicies: 'fe.secure.read.securityPolicy',
  changePolicies: 'fe.secure.write.securityPolicy',
  readRotation: 'fe.secure.read.passwordExpirationConfiguration',
  changeRotation: 'fe.secure.write.passwordExpirationConfiguration',
  readAddresses: 'fe.secure.read.ipRestrictions',
  changeAddresses: 'fe.secure.write.ipRestrictions',
  deleteAddresses: 'fe.secure.delete.ipRestrictions',
  readDomains: 'fe.secure.read.emailDomainRestrictions',
  changeDomains: 'fe.secure.write.emailDomainRestrictions',
  deleteDomains: 'fe.secure.delete.emailDomainRestrictions',
  readCountries: 'fe.secure.read.countryRestrictions',
  changeCountries: 'fe.secure.write.countryRestrictions',
  readUsers: 'fe.secure.read.users',
  updateUsers: 'fe.secure.write.updateUser',
} as const;
