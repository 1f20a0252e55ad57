import { MoreHorizontal, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { usePortalActions } from '../../../shell/use-portal';
import type { ApiTokensDialog } from '../api-tokens-dialogs';
import type { ApiToken } from '../token-calls';
import { useTokenOwner } from '../token-owner';

/** The actions on one token. */
export function TokenActions({ token: { id, description } }: { token: ApiToken }) {
  const t = useTranslate();
  const { texts } = useTokenOwner();
  const { openDialog } = usePortalActions();
  return (
    <Menu label={t('adminPortal.tokens.actionsFor', { name: description })} trigger={<MoreHorizontal size={20} />}>
      <MenuItem
        id="delete"
        label={t(`adminPortal.${texts}.deleteApiTokenAction`)}
        icon={<Trash2 size={16} />}
        tone="danger"
        onAction={() => openDialog({ kind: 'deleteToken', tokenId: id } satisfies ApiTokensDialog)}
      />
    </Menu>
  );
}
