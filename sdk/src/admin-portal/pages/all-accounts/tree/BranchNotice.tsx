import { useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import { Skeleton } from '../../../../ui/Skeleton';
import { errorText } from '../../../parts/error-text';
import { useAccounts } from '../use-accounts';
import { ShowMore } from './ShowMore';
import type { TreeRow } from './tree-rows';

/** Stands for the accounts of a branch that are not there: loading, failed, or on the next page. */
export function BranchNotice({ notice: { of, kind } }: { notice: NonNullable<TreeRow['notice']> }) {
  return (
    <span className="portico-tree-indented">
      {kind === 'more' && <ShowMore accountId={of} />}
      {kind === 'failed' && <BranchFailed accountId={of} />}
      {kind === 'loading' && <BranchLoading />}
    </span>
  );
}

function BranchFailed({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const branch = useAccounts((accounts) => accounts.branches.get(accountId));
  const load = useAccounts((accounts) => accounts.loadBranch);
  return (
    <>
      <span role="alert">{branch?.phase === 'failed' && errorText(t, branch.error)}</span>
      <RetryButton onRetry={() => void load(accountId)} />
    </>
  );
}

function BranchLoading() {
  const t = useTranslate();
  return (
    <>
      <span role="status" className="portico-visually-hidden">
        {t('common.states.loading')}
      </span>
      <Skeleton width="180px" height="16px" />
    </>
  );
}
