import { useTranslate } from '../../../../app/context';
import { Avatar } from '../../../../ui/Avatar';
import { Chip } from '../../../../ui/Chip';
import { LinkButton } from '../../../../ui/Link';
import { Skeleton } from '../../../../ui/Skeleton';
import { dateFormat } from '../../../parts/formats';
import { usePageParams } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { accessTypeTexts } from './account-texts';

export interface AccountLinkProps {
  account: Account;
  /** The names of the accounts above, which are shown below the name. Default: none. */
  path?: readonly string[];
}

/** The name of an account, which opens the account. */
export function AccountLink(props: AccountLinkProps) {
  const [, setParams] = usePageParams();
  return (
    <LinkButton className="portico-account-link" onClick={() => setParams({ account: props.account.tenantId })}>
      <AccountName {...props} />
    </LinkButton>
  );
}

/** The name of an account, with a mark if it manages accounts of its own. */
function AccountName({ account, path }: AccountLinkProps) {
  const t = useTranslate();
  return (
    <span className="portico-account">
      <Avatar name={account.name} shape="square" size={24} />
      <span className="portico-account-texts">
        <span className="portico-account-name">
          <bdi>{account.name}</bdi>
          {account.isReseller && <Chip tone="info">{t('adminPortal.allAccounts_accountsTable.accountManager')}</Chip>}
        </span>
        {path && (
          <span className="portico-account-path">
            {path.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

/** The number of users of an account. */
export function UserCount({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const count = useAccounts((accounts) => accounts.userCounts.get(accountId));
  if (count === undefined) return <Skeleton width="24px" height="14px" />;
  return <span>{new Intl.NumberFormat(t.language).format(count)}</span>;
}

/** Whether the users of an account may enter the accounts below it. */
export function AccessType({ account }: { account: Account }) {
  const t = useTranslate();
  return <span>{t(accessTypeTexts[account.subAccountAccessType ?? 'defaultOff'].title)}</span>;
}

/** A date in the user's language. */
export function CreatedAt({ at }: { at: string }) {
  const { language } = useTranslate();
  return <time dateTime={at}>{dateFormat(language).format(new Date(at))}</time>;
}
