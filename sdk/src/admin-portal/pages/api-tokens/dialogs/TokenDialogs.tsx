import { useEffect } from 'react';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { usePermission } from '../../../parts/use-access';
import { usePageDialog, usePortal, usePortalActions } from '../../../shell/use-portal';
import { apiTokensDialogs } from '../api-tokens-dialogs';
import type { ApiToken } from '../token-calls';
import { useTokenOwner } from '../token-owner';
import { useTokens } from '../tokens-store';
import { CreateTokenDialog } from './CreateTokenDialog';
import { DeleteTokenDialog } from './DeleteTokenDialog';
import { TokenCreatedDialog } from './TokenCreatedDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function TokenDialogs() {
  const { create, remove } = useTokenOwner();
  const [mayCreate, mayRemove] = [usePermission(create), usePermission(remove)];
  const dialog = usePageDialog(apiTokensDialogs);
  const token = useToken(dialog?.tokenId);
  const secret = useCreatedSecret(dialog?.tokenId);
  if (dialog?.kind === 'deleteToken') return mayRemove && token ? <DeleteTokenDialog token={token} /> : null;
  if (dialog?.kind !== 'createToken' || !mayCreate) return null;
  if (!dialog.tokenId) return <CreateTokenDialog />;
  return token && secret !== undefined ? <TokenCreatedDialog token={token} secret={secret} /> : null;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: TokenDialogs };

function useToken(tokenId: string | undefined): ApiToken | undefined {
  return useTokens(({ tokens }) =>
    tokens.phase === 'ready' ? tokens.data.find(({ id }) => id === tokenId) : undefined,
  );
}

/**
 * The secret that the dialog shows. It is forgotten once another dialog opens; a dialog that was opened by its address
 * has no secret and closes.
 */
function useCreatedSecret(tokenId: string | undefined): string | undefined {
  const { closeDialog, forgetSecret } = usePortalActions();
  const kind = usePortal((portal) => portal.dialog.kind);
  const created = usePortal((portal) => portal.created);
  const isShown = created !== undefined && created.id === tokenId;
  const isOver = created !== undefined && !isShown;
  const isUnknown = kind === 'createToken' && tokenId !== undefined && !isShown;
  useEffect(() => {
    if (isOver) forgetSecret();
    if (isUnknown) closeDialog();
  });
  return isShown ? created.secret : undefined;
}
