import type { DialogsOf } from '../../parts/page-definition';

/** State of a dialog over the page. */
export type SecurityDialog =
  /** Edits one policy, by its name. */
  { kind: 'editPolicy'; policy: string };

/** The dialogs of the page, by their addresses. */
export const securityDialogs: DialogsOf<SecurityDialog> = {
  editPolicy: (policy) => ({ kind: 'editPolicy', policy }),
};
