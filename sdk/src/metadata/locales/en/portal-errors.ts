import type { ErrorCode } from '../../../contract/error-codes';

/** English texts for the error codes that only the portal can meet. */
export const portalErrors = {
  'ER-01240': 'This account is locked, so you cannot invite users. Contact support.',
  'ER-NOT-FOUND': 'This is no longer here. It may have been removed.',
  'ER-STILL-IN-USE': 'This is still in use, so it cannot be removed.',
  'ER-MANAGED-BY-DIRECTORY': 'Your directory manages this. Change it there.',
  'ER-ROLE-BUILT-IN': 'This role comes with the product. Make a role of your own instead.',
  'ER-UNKNOWN-CALL': 'This is not available here.',
  'ER-PICTURE-TOO-LARGE': 'This picture is too large. Choose one up to 1 MB.',
  'ER-PICTURE-TYPE-UNSUPPORTED': 'This file is not a picture we can use. Choose a PNG or JPEG file.',
  'ER-USERNAME-NOT-FOUND': 'There is no username to remove.',
  'ER-USER-NOT-FOUND': 'This user is no longer in the team.',
  'ER-USER-EXISTS': 'A user with this email address is already in the team.',
  'ER-ROLE-NOT-FOUND': 'One of these roles no longer exists. Choose again.',
  'ER-ROLE-ABOVE-OWN': 'You cannot give a role that allows more than your own.',
  'ER-LAST-ADMIN': 'The team needs at least one administrator. Make another user an administrator first.',
  'ER-OWN-ACCOUNT': 'You cannot do this to your own account.',
  'ER-USER-ALREADY-ACTIVE': 'This user has accepted the invitation already.',
  'ER-SSO-DOMAIN-NOT-VERIFIED': 'The DNS record of this domain is not there yet. Add it, wait a little and try again.',
  'ER-SSO-METADATA-INVALID': 'This is not the metadata of an identity provider. Check the file or the address.',
  'ER-SESSION-NOT-FOUND': 'This session has ended already.',
  'ER-BILLING-EXTERNALLY-MANAGED': 'This account is billed by other means. Contact support to change something.',
  'ER-SUBSCRIPTION-STATE': 'The subscription has changed in the meantime. Load the page again.',
  'ER-PLAN-CHANGE-NOT-ALLOWED': 'You cannot change to this plan by yourself. Contact support.',
  'ER-CARD-DECLINED': 'This card was declined. Check the details or use another card.',
  'ER-CARD-NEEDS-AUTHENTICATION': 'Your bank asks you to confirm this payment. Confirm it, then try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;
