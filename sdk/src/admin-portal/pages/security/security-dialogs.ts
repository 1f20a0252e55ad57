import type { DialogsOf } from '../../parts/page-definition';

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
  | { kind: 'resetLeakedPasswords' };

/** The dialogs of the page, by their addresses. */
export const securityDialogs: DialogsOf<SecurityDialog> = {
  editPolicy: (policy) => ({ kind: 'editPolicy', policy }),
  editAddress: (id) => ({ kind: 'editAddress', id }),
  deleteAddress: (id) => ({ kind: 'deleteAddress', id }),
  addDomains: (list) => ({ kind: 'addDomains', list }),
  deleteDomain: (id) => ({ kind: 'deleteDomain', id }),
  resetLeakedPasswords: () => ({ kind: 'resetLeakedPasswords' }),
};
