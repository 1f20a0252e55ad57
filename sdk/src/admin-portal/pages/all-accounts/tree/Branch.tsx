import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Cell, Row } from 'react-aria-components';
import { useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import { Skeleton } from '../../../../ui/Skeleton';
import { errorText } from '../../../parts/error-text';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { AccessType, AccountName, CreatedAt, UserCount } from './AccountCells';
import { AccountMenu } from './AccountMenu';
import { ShowMore } from './ShowMore';

/** Number of columns of the tree. */
const COLUMNS = 5;

/** The rows directly below an account, or why there are none. The keys tell the rows apart: a row can't change its id. */
export function Branch({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const branch = useAccounts((accounts) => accounts.branches.get(accountId));
  const accounts = useAccounts((state) => state.accounts);
  const load = useAccounts((state) => state.loadBranch);
  if (branch?.phase === 'failed') {
    return (
      <NoticeRow key="failed" id={`${accountId}/failed`} text={errorText(t, branch.error)}>
        <span role="alert">{errorText(t, branch.error)}</span>
        <RetryButton onRetry={() => void load(accountId)} />
      </NoticeRow>
    );
  }
  // A closed branch that is not loaded has this row too: it makes the row above it one that can be opened.
  if (branch?.phase !== 'ready') {
    return (
      <NoticeRow key="loading" id={`${accountId}/loading`} text={t('common.states.loading')}>
        <span role="status" className="portico-visually-hidden">
          {t('common.states.loading')}
        </span>
        <Skeleton width="180px" height="16px" />
      </NoticeRow>
    );
  }
  const { ids, loadMoreLink } = branch.data;
  return (
    <>
      {ids.map((id) => {
        const account = accounts.get(id);
        return account && <AccountRow key={id} account={account} />;
      })}
      {loadMoreLink && (
        <NoticeRow id={`${accountId}/more`} text={t('adminPortal.allAccounts_accountsTable.showMoreBtnText')}>
          <ShowMore accountId={accountId} />
        </NoticeRow>
      )}
    </>
  );
}

function AccountRow({ account }: { account: Account }) {
  const t = useTranslate();
  const { tenantId, name, createdAt, metadata } = account;
  return (
    <Row id={tenantId} textValue={name}>
      <Cell className="portico-table-first">
        <Indented>
          {metadata.isParent ? <OpenButton /> : <span className="portico-tree-leaf" />}
          <AccountName account={account} />
        </Indented>
      </Cell>
      <Cell data-title={t('adminPortal.allAccounts_accountsTable.usersColumn')}>
        <UserCount accountId={tenantId} />
      </Cell>
      <Cell data-title={t('adminPortal.allAccounts_accountsTable.accessColumn')} data-priority="medium">
        <AccessType account={account} />
      </Cell>
      <Cell data-title={t('adminPortal.allAccounts_accountsTable.createdColumn')}>
        <CreatedAt at={createdAt} />
      </Cell>
      <Cell className="portico-table-end">
        <AccountMenu account={account} />
      </Cell>
      {metadata.isParent && <Branch accountId={tenantId} />}
    </Row>
  );
}

/** React Aria joins the name of the button and that of the row. */
function OpenButton() {
  const t = useTranslate();
  return (
    <Button
      slot="chevron"
      className="portico-icon-button portico-tree-open"
      data-size="small"
      aria-label={t('adminPortal.allAccounts_accountsTable.toggleBranch')}
    >
      <ChevronRight size={16} />
    </Button>
  );
}

function NoticeRow({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  return (
    <Row id={id} textValue={text} className="portico-tree-notice">
      <Cell colSpan={COLUMNS} className="portico-table-first">
        <Indented>{children}</Indented>
      </Cell>
    </Row>
  );
}

function Indented({ children }: { children: ReactNode }) {
  return <span className="portico-tree-indented">{children}</span>;
}
