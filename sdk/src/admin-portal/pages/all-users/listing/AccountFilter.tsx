import { ChevronDown, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslate } from '../../../../app/context';
import { OptionList } from '../../../../ui/OptionList';
import { searchOptions } from '../../../../ui/search-options';
import { useOptionPanel } from '../../../../ui/use-option-panel';
import { useAccountNames, useAllUsers, useNamedAccounts } from '../use-all-users';

/** Limits the list to the users of one account and of those below it; the accounts can be searched. */
export function AccountFilter() {
  const t = useTranslate();
  const account = useAllUsers((users) => users.query.account);
  const list = useAllUsers((users) => users.list);
  const named = useAccountNames();
  const { button, anchor, open, close } = useOptionPanel();
  return (
    <span className="portico-filter" data-chosen={account !== '' || undefined}>
      <button {...button} className="portico-filter-button">
        <span>
          {account
            ? t('adminPortal.allUsers.accountFilterOf', { account: named(account).name })
            : t('adminPortal.allUsers.accountFilter')}
        </span>
        {!account && <ChevronDown size={14} />}
      </button>
      {account && (
        <button
          type="button"
          className="portico-filter-clear"
          aria-label={t('adminPortal.table.removeFilter', { filter: t('adminPortal.allUsers.accountFilter') })}
          onClick={() => void list({ account: '', page: 0 })}
        >
          <X size={14} />
        </button>
      )}
      {open && (
        <AccountOptions
          anchor={anchor}
          account={account}
          onClose={close}
          onChoose={(chosen) => {
            void list({ account: chosen, page: 0 });
            close(true);
          }}
        />
      )}
    </span>
  );
}

interface AccountOptionsProps {
  anchor: RefObject<HTMLElement | null>;
  account: string;
  onChoose: (accountId: string) => void;
  onClose: (byKey: boolean) => void;
}

function AccountOptions({ anchor, account, onChoose, onClose }: AccountOptionsProps) {
  const t = useTranslate();
  const options = useNamedAccounts().map(({ id, name, path }) => ({ code: id, name, path }));
  return (
    <OptionList
      options={options}
      selected={options.find(({ code }) => code === account)}
      find={searchOptions}
      detail={({ path }) => <bdi>{path.at(-1)}</bdi>}
      anchor={anchor}
      texts={{
        list: t('adminPortal.allUsers.accountsHeader'),
        search: t('adminPortal.allUsers.searchAccounts'),
        nothing: t('adminPortal.allUsers.noAccountFound'),
      }}
      onChoose={({ code }) => onChoose(code)}
      onClose={onClose}
    />
  );
}
