import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { useAction } from '../../../parts/use-action';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { useAccounts } from '../use-accounts';

/** Loads the next page of a branch, or of the search results for `null`. */
export function ShowMore({ accountId }: { accountId: string | null }) {
  const t = useTranslate();
  const loadMore = useAccounts((accounts) => accounts.loadMore);
  const list = useAccounts(({ branches, results }) => (accountId === null ? results : branches.get(accountId)));
  const notifyFailure = useNotifyFailure();
  const more = useAction(() =>
    loadMore(accountId).catch(async (error) => {
      await notifyFailure(error);
      throw error;
    }),
  );
  const left = list?.phase === 'ready' ? list.data.total - list.data.ids.length : 0;
  return (
    <>
      <Button variant="quiet" size="dense" pending={more.pending} onClick={() => more.run()}>
        {t('adminPortal.allAccounts_accountsTable.showMoreBtnText')}
      </Button>
      <span className="portico-muted">{t('adminPortal.allAccounts_accountsTable.moreAccounts', { count: left })}</span>
    </>
  );
}
