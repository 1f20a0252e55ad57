import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import type { ApiToken } from '../token-calls';
import { useTokenOwner } from '../token-owner';
import { useTokens } from '../tokens-store';

/** Asks for confirmation before a token is deleted: the programs that use it stop working. */
export function DeleteTokenDialog({ token }: { token: ApiToken }) {
  const t = useTranslate();
  const notify = useNotify();
  const { texts } = useTokenOwner();
  const { closeDialog } = usePortalActions();
  const remove = useTokens((store) => store.remove);
  const name = token.description;
  return (
    <ConfirmDialog
      title={t(`adminPortal.${texts}_DeleteToken.titleFor`, { name })}
      message={t(`adminPortal.${texts}_DeleteToken.message`)}
      cancel={t(`adminPortal.${texts}_DeleteToken.cancel`)}
      confirm={t(`adminPortal.${texts}_DeleteToken.delete`)}
      danger
      onConfirm={() => remove(token)}
      onDone={() => notify.announce(t('adminPortal.tokens.deleted', { name }))}
      onClose={closeDialog}
    />
  );
}
