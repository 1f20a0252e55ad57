import { useTranslate } from '../../../../app/context';
import { Chip } from '../../../../ui/Chip';
import { Tooltip } from '../../../../ui/Tooltip';
import type { AccountUser } from '../account-user';
import { type NamedAccount, useAccountNames } from '../use-all-users';

/** The account of a user with its path; further accounts are counted. */
export function AccountsCell({ user }: { user: AccountUser }) {
  const t = useTranslate();
  const named = useAccountNames();
  const [first, ...further] = user.accounts.map(({ tenantId }) => named(tenantId));
  if (!first) return null;
  return (
    <span className="portico-accounts-cell">
      <AccountPathName account={first} />
      {further.length > 0 && (
        <Tooltip text={further.map(({ name }) => name).join(', ')}>
          <button type="button" className="portico-chip-button">
            <Chip>{t('adminPortal.users.moreRoles', { count: further.length })}</Chip>
          </button>
        </Tooltip>
      )}
    </span>
  );
}

/** The name of an account, below it the names of the accounts above. */
export function AccountPathName({ account: { name, path } }: { account: NamedAccount }) {
  return (
    <span className="portico-account-place">
      <bdi>{name}</bdi>
      {path.length > 0 && (
        <span className="portico-account-place-path">
          {path.map((above) => (
            <bdi key={above}>{above}</bdi>
          ))}
        </span>
      )}
    </span>
  );
}
