/** The permissions that the page asks for, by what they permit. */
export const subscriptionsPermissions = {
  read: 'fe.subscriptions.read.*',
  change: 'fe.subscriptions.write.*',
} as const;
