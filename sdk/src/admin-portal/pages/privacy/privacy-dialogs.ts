import type { DialogsOf } from '../../parts/page-definition';

/** State of a dialog over the page. */
export type PrivacyDialog = { kind: 'endOtherSessions' };

/** The dialogs of the page, by their addresses. */
export const privacyDialogs: DialogsOf<PrivacyDialog> = {
  endOtherSessions: () => ({ kind: 'endOtherSessions' }),
};
