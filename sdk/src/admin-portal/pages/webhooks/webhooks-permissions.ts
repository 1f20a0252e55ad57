/** The permissions that the page asks for, by what they permit. */
export const webhooksPermissions = {
  change: 'fe.connectivity.write.webhook',
  remove: 'fe.connectivity.delete.webhook',
  readDeliveries: 'fe.connectivity.read.webhookLogs',
} as const;

/** What each other channel asks for: to see who receives an event, to change that, and to remove the last one. */
export const channelPermissions = {
  email: {
    read: 'fe.connectivity.read.emailConfig',
    change: ['fe.connectivity.write.emailConfig'],
    remove: 'fe.connectivity.delete.emailConfig',
  },
  sms: {
    read: 'fe.connectivity.read.smsConfig',
    change: ['fe.connectivity.write.smsConfig'],
    remove: 'fe.connectivity.delete.smsConfig',
  },
  slack: {
    read: 'fe.connectivity.read.slackSubscriptions',
    change: [
      'fe.connectivity.write.slackSubscriptions',
      'fe.connectivity.write.updateSlackSubscription',
      'fe.connectivity.read.slackChannels',
    ],
    remove: 'fe.connectivity.delete.slackSubscriptions',
  },
} as const;

/** What connecting Slack asks for. */
export const slackPermissions = {
  readChannels: 'fe.connectivity.read.slackChannels',
  connect: ['fe.connectivity.read.slackApp', 'fe.connectivity.write.slackAppRegistration'],
} as const;
