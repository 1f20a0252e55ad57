/** The permissions that the page asks for, by what they permit. */
export const webhooksPermissions = {
  change: 'fe.connectivity.write.webhook',
  remove: 'fe.connectivity.delete.webhook',
  readDeliveries: 'fe.connectivity.read.webhookLogs',
} as const;
