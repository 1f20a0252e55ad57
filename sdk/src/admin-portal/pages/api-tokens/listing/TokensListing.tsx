import { KeyRound } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListContent } from '../../../parts/ListContent';
import { ListToolbar } from '../../../parts/ListToolbar';
import { NothingFound } from '../../../parts/NothingFound';
import { useTableLayout } from '../../../parts/use-table-layout';
import { useSearchedRows } from '../../../shell/use-searched-rows';
import type { ApiToken } from '../token-calls';
import { useTokenOwner } from '../token-owner';
import { useTokens } from '../tokens-store';
import { TokensTable } from './TokensTable';

/** The table, or its placeholder, failure or empty state. */
export function TokensListing() {
  const tokens = useTokens((store) => store.tokens);
  const load = useTokens((store) => store.load);
  return (
    <ListContent list={tokens} onRetry={load}>
      {(data) => (data.length > 0 ? <FoundTokens tokens={data} /> : <NoTokens />)}
    </ListContent>
  );
}

function FoundTokens({ tokens }: { tokens: readonly ApiToken[] }) {
  const t = useTranslate();
  const { owner, texts } = useTokenOwner();
  const layout = useTableLayout(owner === 'tenant' ? 'apiTokens' : 'personalApiTokens');
  const { search, setSearch, found } = useSearchedRows(tokens, searchTextsOf);
  return (
    <>
      <ListToolbar
        search={{
          label: t(`adminPortal.${texts}.searchInputPlaceholder`),
          clearLabel: t('adminPortal.tokens.clearSearch'),
          value: search,
          onChange: setSearch,
        }}
        count={t('adminPortal.tokens.count', { count: found.length })}
        table={t(`adminPortal.${texts}.pageTitle`)}
        layout={layout}
      />
      {found.length > 0 ? <TokensTable tokens={found} layout={layout} /> : <NoResult onClear={() => setSearch('')} />}
    </>
  );
}

const searchTextsOf = ({ description, id }: ApiToken) => [description, id];

function NoResult({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  const { texts } = useTokenOwner();
  return (
    <NothingFound
      title={t(`adminPortal.${texts}.noResultFound`)}
      description={t(`adminPortal.${texts}.noResultFoundDescription`)}
      clear={t('adminPortal.tokens.clearSearch')}
      onClear={onClear}
    />
  );
}

function NoTokens() {
  const t = useTranslate();
  const { texts } = useTokenOwner();
  return (
    <EmptyState
      icon={<KeyRound size={20} />}
      title={t(`adminPortal.${texts}.noApiTokensYet`)}
      description={t(`adminPortal.${texts}.noApiTokensYetDescription`)}
    />
  );
}
