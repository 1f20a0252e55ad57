/** English texts of the page about the user's own security. */
export const portalPrivacy = {
  privacy: {
    pageTitle: 'Privacy & security',
    pageSubtitle: 'See where you are signed in, and sign out of devices that you no longer use.',
    emptyStateText: 'There is nothing to set up here.',
  },
  privacy_UserSessions: {
    loginSessionsTitle: 'Where you are signed in',
    loginSessionsDescription: 'If you do not recognize a device, sign out of it.',
    deviceHeader: 'Device',
    ipAddressHeader: 'IP address',
    timeHeader: 'Signed in',
    actionsHeader: 'Actions',
    currentSessionChip: 'This device',
    impersonatedSessionChip: 'Opened by support',
    browserOnSystem: '{{browser}} on {{system}}',
    unknownIpAddress: 'Unknown',
    unknownDevice: 'Unknown device',
    logout: 'Sign out',
    logoutDevice: 'Sign out of {{device}}',
    sessionEnded: 'You are signed out of {{device}}.',
    logoutAllButtonText: 'Sign out of all other devices',
    logoutAllDialogTitle: 'Sign out of all other devices?',
    logoutAllDialogText:
      'Every other device has to sign in again. Work that is not saved there may be lost. You stay signed in here.',
    logoutAllDialogCancelButton: 'Stay signed in there',
    logoutAllDialogAcceptButton: 'Sign out everywhere else',
    othersEnded: 'You are signed out of all other devices.',
  },
} as const;
