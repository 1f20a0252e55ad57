import type { AuditSeverity } from '@portico/sdk/contract';

/** Categories of events, by key. */
export const eventCategories = {
  people: 'People',
  access: 'Roles and groups',
  security: 'Security',
  tokens: 'API tokens',
  connections: 'Connections',
  accounts: 'Accounts',
  billing: 'Billing',
};

/** An event of a tenant. */
export interface WorldEvent {
  /** In the past tense, as in the audit log. */
  name: string;
  description: string;
  category: keyof typeof eventCategories;
  severity: AuditSeverity;
  /** The users to notify: those who manage security, or the user concerned. */
  recipients?: 'administrators' | 'subject';
}

/** Every event of the audit log, which webhooks, channels and notifications receive too. */
export const worldEvents = {
  'user.signed-in': event('people', 'Info', 'Signed in', 'A user signed in.'),
  'user.sign-in-failed': event('people', 'Medium', 'Sign-in failed', 'A user typed a wrong password or code.'),
  'user.locked-out': event('people', 'High', 'Locked out', 'Too many wrong guesses in a row.', 'administrators'),
  'user.invited': event('people', 'Info', 'User invited', 'A user was invited to the team.'),
  'user.invitation-sent-again': event('people', 'Info', 'Invitation sent again', 'An invitation was mailed once more.'),
  'user.joined': event('people', 'Info', 'User joined', 'A user accepted an invitation.', 'administrators'),
  'user.changed': event('people', 'Info', 'User changed', 'Name, title or address of a user changed.'),
  'user.roles-changed': event('people', 'Medium', 'Roles of user changed', 'A user has other roles now.', 'subject'),
  'user.enabled': event('people', 'Medium', 'User enabled', 'A user may sign in again.'),
  'user.disabled': event('people', 'Medium', 'User disabled', 'A user may no longer sign in.'),
  'user.locked': event('people', 'High', 'User locked', 'An administrator locked an account.'),
  'user.unlocked': event('people', 'Medium', 'User unlocked', 'An account can be signed in to again.'),
  'user.removed': event('people', 'High', 'User removed', 'A user left the team for good.', 'administrators'),
  'user.profile-changed': event('people', 'Info', 'Profile changed', 'A user changed their own profile.'),
  'user.password-changed': event('security', 'Medium', 'Password changed', 'A user has a new password.', 'subject'),
  'user.password-reset-asked': event('security', 'Info', 'Password reset requested', 'A link was mailed.'),
  'user.second-factor-added': event('security', 'Info', 'Second factor added', 'A device was enrolled.', 'subject'),
  'user.second-factor-removed': event(
    'security',
    'High',
    'Second factor removed',
    'A device was taken away.',
    'subject',
  ),
  'user.passkey-added': event('security', 'Info', 'Passkey added', 'A passkey was registered.', 'subject'),
  'user.passkey-removed': event('security', 'Medium', 'Passkey removed', 'A passkey was taken away.', 'subject'),
  'user.impersonated': event('security', 'Critical', 'User impersonated', 'A user acted for a user.', 'administrators'),
  'session.ended': event('security', 'Info', 'Session ended', 'A session was ended before its time.'),
  'role.created': event('access', 'Medium', 'Role created', 'There is a new role.'),
  'role.changed': event('access', 'Medium', 'Role changed', 'A role changed, or what it allows.'),
  'role.removed': event('access', 'High', 'Role removed', 'A role is gone, also for the users who had it.'),
  'group.created': event('access', 'Info', 'Group created', 'There is a new group.'),
  'group.changed': event('access', 'Info', 'Group changed', 'Name, roles or settings of a group changed.'),
  'group.members-changed': event('access', 'Info', 'Members of group changed', 'People joined or left a group.'),
  'group.removed': event('access', 'Medium', 'Group removed', 'A group is gone.'),
  'security.changed': event(
    'security',
    'High',
    'Security settings changed',
    'A policy is different now.',
    'administrators',
  ),
  'restriction.changed': event(
    'security',
    'High',
    'Restrictions changed',
    'Addresses or domains are allowed or denied.',
  ),
  'sso.changed': event(
    'security',
    'High',
    'Single sign-on changed',
    'A connection is different now.',
    'administrators',
  ),
  'directory.changed': event(
    'security',
    'High',
    'Provisioning changed',
    'A directory was connected, changed or cut off.',
  ),
  'token.created': event('tokens', 'Medium', 'Token created', 'A program can sign in with a new token.'),
  'token.removed': event('tokens', 'Medium', 'Token removed', 'A token no longer works.'),
  'webhook.created': event('connections', 'Info', 'Webhook created', 'Events go to a new address.'),
  'webhook.changed': event('connections', 'Info', 'Webhook changed', 'A webhook is different now.'),
  'webhook.removed': event('connections', 'Medium', 'Webhook removed', 'Events no longer go to an address.'),
  'channel.changed': event(
    'connections',
    'Info',
    'Channel changed',
    'Other events are sent by e-mail, text message or Slack.',
  ),
  'report.scheduled': event('connections', 'Info', 'Report scheduled', 'A report comes by itself.'),
  'settings.changed': event('accounts', 'Medium', 'Account settings changed', 'Name, address or settings changed.'),
  'account.created': event('accounts', 'Info', 'Account created', 'There is a new account below this one.'),
  'account.changed': event('accounts', 'Info', 'Account changed', 'An account below this one changed.'),
  'account.removed': event('accounts', 'Critical', 'Account removed', 'An account is gone.', 'administrators'),
  'application.assigned': event('accounts', 'Info', 'Applications assigned', 'Who may use which application changed.'),
  'subscription.changed': event(
    'billing',
    'Medium',
    'Subscription changed',
    'Plan or state changed.',
    'administrators',
  ),
  'payment-method.changed': event('billing', 'Medium', 'Payment method changed', 'Card or billing address changed.'),
};

/** Key of {@link worldEvents}. */
export type EventKey = keyof typeof worldEvents;

/** Every event with its key. */
export const listedEvents = Object.entries(worldEvents) as readonly [EventKey, WorldEvent][];

function event(
  category: WorldEvent['category'],
  severity: AuditSeverity,
  name: string,
  description: string,
  recipients?: WorldEvent['recipients'],
): WorldEvent {
  return { category, severity, name, description, ...(recipients && { recipients }) };
}
