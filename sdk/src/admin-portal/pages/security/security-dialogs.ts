import { aboutSelection } from '../../parts/about-selection';
import type { DialogsOf } from '../../parts/page-definition';

/** Dialogs about the selected users of the list that is shown. */
type SelectionKind = 'emailUsersAtRisk' | 'disableUsersAtRisk' | 'deleteUsersAtRisk';

/** State of a dialog over the page. */
export type SecurityDialog =
  /** Edits one policy, by its name. */
  | { kind: 'editPolicy'; policy: string }
  /** Edits an address of the lists; without an id it adds one, with `own` that of the user. */
  | { kind: 'editAddress'; id: string }
  | { kind: 'deleteAddress'; id: string }
  /** Adds domains to a list. */
  | { kind: 'addDomains'; list: string }
  | { kind: 'deleteDomain'; id: string }
  /** Mails all users with a leaked password. */
  | { kind: 'resetLeakedPasswords' }
  | { [K in SelectionKind]: { kind: K; userIds: readonly string[] } }[SelectionKind];

/** The dialogs of the page, by their addresses. */
export const securityDialogs = {
  editPolicy: (policy: string) => ({ kind: 'editPolicy', policy }),
  editAddress: (id: string) => ({ kind: 'editAddress', id }),
  deleteAddress: (id: string) => ({ kind: 'deleteAddress', id }),
  addDomains: (list: string) => ({ kind: 'addDomains', list }),
  deleteDomain: (id: string) => ({ kind: 'deleteDomain', id }),
  resetLeakedPasswords: () => ({ kind: 'resetLeakedPasswords' }),
  emailUsersAtRisk: (userIds: string) => aboutSelection('emailUsersAtRisk', userIds),
  disableUsersAtRisk: (userIds: string) => aboutSelection('disableUsersAtRisk', userIds),
  deleteUsersAtRisk: (userIds: string) => aboutSelection('deleteUsersAtRisk', userIds),
} as DialogsOf<SecurityDialog>;
