import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { Chip } from '../../../../ui/Chip';
import { Skeleton } from '../../../../ui/Skeleton';
import type { Loaded } from '../../../parts/loaded';
import type { Account } from '../accounts-state';
import { AccessType, CreatedAt } from '../tree/AccountCells';
import type { AccountDetails } from './use-account-details';

/** What the service knows of an account. */
export function AccountFacts({ account, details }: { account: Account; details: Loaded<AccountDetails> }) {
  const t = useTranslate();
  const number = (count: number | undefined) => new Intl.NumberFormat(t.language).format(count ?? 0);
  const counted = (read: (loaded: AccountDetails) => number | undefined) =>
    details.phase === 'ready' ? number(read(details.data)) : <Skeleton width="32px" height="20px" />;
  return (
    <dl className="portico-card portico-account-facts">
      <Fact title={t('adminPortal.singleAccountView.usersCountText')}>{counted(({ users }) => users?.totalUsers)}</Fact>
      <Fact title={t('adminPortal.singleAccountView.subAccounts')}>{counted((loaded) => loaded.accountsBelow)}</Fact>
      <Fact title={t('adminPortal.singleAccountView.haveAccessToSubAccounts')}>
        {counted(({ users }) => users?.totalAccessAllowedUsers)}
      </Fact>
      <Fact title={t('adminPortal.allAccounts_accountsTable.accessColumn')}>
        <AccessType account={account} />
      </Fact>
      <Fact title={t('adminPortal.singleAccountView.management')}>
        {account.isReseller ? (
          <Chip tone="info">{t('adminPortal.singleAccountView.accountManager')}</Chip>
        ) : (
          t('adminPortal.singleAccountView.noManagement')
        )}
      </Fact>
      <Fact title={t('adminPortal.allAccounts_accountsTable.createdColumn')}>
        <CreatedAt at={account.createdAt} />
      </Fact>
      <Fact title={t('adminPortal.singleAccountView.accountId')}>
        <bdi dir="ltr" className="portico-account-id">
          {account.tenantId}
        </bdi>
      </Fact>
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
