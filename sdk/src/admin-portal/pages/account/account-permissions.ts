/** The permissions that the page asks for, by what they permit. */
export const accountPermissions = {
  changeSettings: 'fe.secure.write.accountSettings',
  changeCustomLogin: 'fe.account-settings.write.custom-login-box',
} as const;
