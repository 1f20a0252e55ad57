import type { DialogsOf } from '../../parts/page-definition';

/** State of a dialog over a page of tokens. */
export type ApiTokensDialog =
  /** With `tokenId`, the token is created, and the dialog shows its secret. */
  { kind: 'createToken'; tokenId?: string } | { kind: 'deleteToken'; tokenId: string };

/** The dialogs of both pages, by their addresses. */
export const apiTokensDialogs: DialogsOf<ApiTokensDialog> = {
  createToken: (tokenId) => ({ kind: 'createToken', ...(tokenId && { tokenId }) }),
  deleteToken: (tokenId) => (tokenId ? { kind: 'deleteToken', tokenId } : undefined),
};
