import { useTranslate } from '../../../../app/context';
import { SearchField } from '../../../../ui/SearchField';
import { TableLayoutMenu } from '../../../parts/TableLayoutMenu';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { useAllUsers } from '../use-all-users';
import { AccountFilter } from './AccountFilter';
import { BulkBar } from './BulkBar';
import { type AllUsersColumn, columnTitles } from './columns';
import { ExportButton } from './ExportButton';

/** Search and filter, or the actions on the selected rows. */
export function AllUsersToolbar({ layout }: { layout: TableLayoutState }) {
  const chosen = useAllUsers((users) => users.selected.size);
  return chosen > 0 ? <BulkBar layout={layout} /> : <Filters layout={layout} />;
}

function Filters({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const search = useAllUsers((users) => users.search);
  const typeSearch = useAllUsers((users) => users.typeSearch);
  const isOfAccount = useAllUsers((users) => users.query.account !== '');
  return (
    <div className="portico-toolbar">
      <SearchField
        label={t(
          isOfAccount ? 'adminPortal.users.searchByEmailPlaceholder' : 'adminPortal.allUsers.searchInputPlaceholder',
        )}
        clearLabel={t('adminPortal.table.clearSearch')}
        value={search}
        findShortcut
        onChange={(text) => void typeSearch(text)}
      />
      <fieldset className="portico-filters" aria-label={t('adminPortal.table.filterLabel')}>
        <AccountFilter />
      </fieldset>
      <span className="portico-toolbar-end">
        <ExportButton layout={layout} />
        <TableLayoutMenu {...layout} title={(column) => t(columnTitles[column as AllUsersColumn])} />
      </span>
    </div>
  );
}
