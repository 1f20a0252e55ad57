import type { KnownTextKey } from '../../../../../metadata';
import type { UserListName } from '../user-lists';

/** The texts of one list. */
interface ListTexts {
  title: KnownTextKey;
  /** What is wrong with its users. */
  note: KnownTextKey;
  empty: KnownTextKey;
  emptyText: KnownTextKey;
}

/** The texts of each list. */
export const listTexts: Readonly<Record<UserListName, ListTexts>> = {
  breachedPasswordUsers: {
    title: 'adminPortal.securityCenter_InnerPages.leakedPasswords',
    note: 'adminPortal.securityCenter_InnerPages.leakedPasswordsNote',
    empty: 'adminPortal.securityCenter_InnerPages.noLeakedPasswords',
    emptyText: 'adminPortal.securityCenter_InnerPages.noLeakedPasswordsText',
  },
  unenrolledMfaUsers: {
    title: 'adminPortal.security_mfaInnerPage.usersWithoutMfa',
    note: 'adminPortal.security_mfaInnerPage.usersWithoutMfaNote',
    empty: 'adminPortal.security_mfaInnerPage.noUsersText',
    emptyText: 'adminPortal.security_mfaInnerPage.noUsersDescription',
  },
  inactiveUsers: {
    title: 'adminPortal.securityCenter_InactivityInnerPage.inactiveUsers',
    note: 'adminPortal.securityCenter_InactivityInnerPage.inactiveUsersNote',
    empty: 'adminPortal.securityCenter_InactivityInnerPage.noUsersText',
    emptyText: 'adminPortal.securityCenter_InactivityInnerPage.noUsersDescription',
  },
};
