import type { DialogsOf } from '../../parts/page-definition';

/** Dialogs and panels about one connection. */
type OneConnectionKind = 'showDirectory' | 'pauseDirectory' | 'resumeDirectory' | 'deleteDirectory';

/** State of a dialog over the directories. */
export type ProvisioningDialog =
  /** With `connectionId`, the connection is created, and the dialog shows its token. */
  | { kind: 'connectDirectory'; connectionId?: string }
  | { [K in OneConnectionKind]: { kind: K; connectionId: string } }[OneConnectionKind];

const about =
  <K extends OneConnectionKind>(kind: K) =>
  (connectionId: string) =>
    connectionId ? { kind, connectionId } : undefined;

/** The dialogs of the page, by their addresses. */
export const provisioningDialogs = {
  connectDirectory: (connectionId) => ({ kind: 'connectDirectory', ...(connectionId && { connectionId }) }),
  showDirectory: about('showDirectory'),
  pauseDirectory: about('pauseDirectory'),
  resumeDirectory: about('resumeDirectory'),
  deleteDirectory: about('deleteDirectory'),
} as DialogsOf<ProvisioningDialog>;
