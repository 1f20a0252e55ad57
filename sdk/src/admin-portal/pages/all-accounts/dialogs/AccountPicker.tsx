import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import { Alert } from '../../../../ui/Alert';
import { SearchField } from '../../../../ui/SearchField';
import { Skeleton } from '../../../../ui/Skeleton';
import { errorText } from '../../../parts/error-text';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { RadioList } from '../../../parts/RadioList';
import { SEARCH_PAUSE_MS } from '../../../parts/users/list-constants';
import type { Account } from '../accounts-state';
import { accountPathOf, loadAccountPage } from '../load-accounts';
import { useAccounts } from '../use-accounts';

export interface AccountPickerProps {
  label: string;
  /** Shown below the list. */
  error?: string | undefined;
  selected: string;
  onChange: (accountId: string) => void;
  /** An account that is left out with all below it, because it can't stand below itself. */
  without?: string;
}

/** Chooses one of the user's accounts: their own, or one that a search finds. */
export function AccountPicker({ label, error, selected, onChange, without }: AccountPickerProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const found = useFoundAccounts(search, selected, without);
  return (
    // Enter in the search field must not submit the form around it.
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the search field inside.
    <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <RadioList
        label={label}
        error={error}
        choices={found.phase === 'ready' ? found.data : []}
        selected={selected}
        onChange={onChange}
      >
        <SearchField
          label={t('adminPortal.allAccounts_CreateAccountDialog.parentAccountPlaceholder')}
          clearLabel={t('adminPortal.allAccounts.clearSearch')}
          value={search}
          onChange={setSearch}
        />
        {found.phase === 'loading' && <Skeleton height="132px" />}
        {found.phase === 'failed' && (
          <Alert action={<RetryButton onRetry={found.retry} />}>{errorText(t, found.error)}</Alert>
        )}
        {found.phase === 'ready' && found.data.length === 0 && (
          <p className="portico-muted" role="status">
            {t('adminPortal.allAccounts.noAccountFound')}
          </p>
        )}
      </RadioList>
    </div>
  );
}

interface Choice {
  id: string;
  label: string;
  description?: string;
}

/** The accounts that a search finds, with their paths; without a search the user's own and the first ones below it. */
function useFoundAccounts(search: string, selected: string, without = ''): Loaded<Choice[]> & { retry: () => void } {
  const { http, clock } = useApp();
  const ownId = useAccounts((accounts) => accounts.ownId);
  const own = useSession((session) => session.activeTenant?.name ?? '');
  const tree = useAccounts((accounts) => accounts.tree);
  const loadTree = useAccounts((accounts) => accounts.loadTree);
  const [found, setFound] = useState<Loaded<readonly Account[]>>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const text = search.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again.
  useEffect(() => {
    const waiting = new AbortController();
    const load = async () => {
      if (text) await clock.sleep(SEARCH_PAUSE_MS, waiting.signal);
      const query = text ? { _filter: text } : { _sortBy: 'name' as const };
      const [page] = await Promise.all([loadAccountPage(http, query), loadTree()]);
      return page.accounts;
    };
    loadedOf(load()).then((loaded) => !waiting.signal.aborted && setFound(loaded));
    return () => waiting.abort();
  }, [http, clock, loadTree, text, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  if (found.phase !== 'ready') return { ...found, retry };
  const top: Choice[] =
    text === '' || own.toLowerCase().includes(text.toLowerCase()) ? [{ id: ownId, label: own }] : [];
  const all = [
    ...top,
    ...chosenOf(selected, tree, top),
    ...found.data.map(({ tenantId, name }) => ({ id: tenantId, label: name })),
  ];
  const isOffered = ({ id }: Choice, index: number) =>
    id !== without &&
    !accountPathOf(tree, id).some((above) => above.id === without) &&
    all.findIndex((other) => other.id === id) === index;
  const data = all.filter(isOffered).map((choice) => ({ ...choice, ...described(accountPathOf(tree, choice.id)) }));
  return { phase: 'ready', data, retry };
}

function described(path: readonly { name: string }[]): { description?: string } {
  return path.length > 0 ? { description: path.map(({ name }) => name).join(' › ') } : {};
}

/** The chosen account stays in the list when a search does not find it. */
function chosenOf(selected: string, tree: ReadonlyMap<string, { name: string }> | null, shown: Choice[]): Choice[] {
  const place = tree?.get(selected);
  return place && !shown.some(({ id }) => id === selected) ? [{ id: selected, label: place.name }] : [];
}
