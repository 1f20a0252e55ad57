import { useTranslate } from '../../../../app/context';
import { SearchField } from '../../../../ui/SearchField';
import { TableLayoutMenu } from '../../../parts/TableLayoutMenu';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { UserFilters } from '../filters/UserFilters';
import { useUsers } from '../use-users';
import { BulkBar } from './BulkBar';
import { columnTitles, type UserColumn } from './columns';
import { ExportButton } from './ExportButton';

/** Search and filters, or the actions on the selected rows. */
export function UsersToolbar({ layout }: { layout: TableLayoutState }) {
  const chosen = useUsers((users) => users.selected.size);
  return chosen > 0 ? <BulkBar layout={layout} /> : <Filters layout={layout} />;
}

function Filters({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const search = useUsers((users) => users.search);
  const typeSearch = useUsers((users) => users.typeSearch);
  return (
    <div className="portico-toolbar">
      <SearchField
        label={t('adminPortal.users.searchInputPlaceholder')}
        clearLabel={t('adminPortal.table.clearSearch')}
        value={search}
        findShortcut
        onChange={(text) => void typeSearch(text)}
      />
      <UserFilters />
      <span className="portico-toolbar-end">
        <ExportButton layout={layout} />
        <TableLayoutMenu {...layout} title={(column) => t(columnTitles[column as UserColumn])} />
      </span>
    </div>
  );
}
