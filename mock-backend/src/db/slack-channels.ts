import type { SlackChannel } from '@portico/sdk/contract';

/** The channels of every connected Slack workspace. */
export const slackChannels: readonly SlackChannel[] = [
  { id: 'C01GENERAL', name: 'general' },
  { id: 'C02SECURITY', name: 'security-alerts' },
  { id: 'C03SUPPORT', name: 'support' },
  { id: 'C04BILLING', name: 'billing' },
];
