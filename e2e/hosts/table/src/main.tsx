import { type ComponentType, memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import baseCss from '../../../../sdk/src/ui/base.css?inline';
import { Table, type TableColumn } from '../../../../sdk/src/ui/Table';
import tableCss from '../../../../sdk/src/ui/table.css?inline';
import { timing } from './timing';

declare global {
  interface Window {
    /** Shows a table of so many rows: the SDK's, or a plain one that renders every row. */
    showTable(kind: 'ours' | 'plain', rows: number): void;
  }
}

interface Member {
  id: string;
  name: string;
  email: string;
  role: string;
  visits: number;
}

const roles = ['Admin', 'Support', 'Read Only'];
const columns: TableColumn<Member>[] = [
  { id: 'name', title: 'Name', render: ({ name }) => <strong>{name}</strong> },
  { id: 'email', title: 'Email', render: ({ email }) => email },
  { id: 'role', title: 'Role', render: ({ role }) => <span className="portico-chip">{role}</span> },
  { id: 'visits', title: 'Visits', sortable: true, render: ({ visits }) => visits },
];
const idOf = ({ id }: Member) => id;

function membersOf(count: number): Member[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `member-${index}`,
    name: `Member ${index}`,
    email: `member-${index}@acme.test`,
    role: roles[index % roles.length] ?? '',
    // Without order, and the same in every run.
    visits: (index * 7_919) % 100_003,
  }));
}

interface ListingProps {
  members: readonly Member[];
  table: ComponentType<SortedList>;
  /** Whether the rows follow the search without holding up its letters, as on the portal's pages. */
  isDeferred: boolean;
}

/** What both have in common: a search, and a sort by a number. */
function Listing({ members, table: MembersTable, isDeferred }: ListingProps) {
  const [search, setSearch] = useState('');
  const [isSorted, setSorted] = useState(false);
  const deferred = useDeferredValue(search);
  const wanted = isDeferred ? deferred : search;
  const rows = useMemo(() => {
    const found = wanted ? members.filter(({ email }) => email.includes(wanted)) : members;
    return isSorted ? [...found].sort((one, other) => one.visits - other.visits) : found;
  }, [members, wanted, isSorted]);
  const sort = useCallback(() => setSorted((before) => !before), []);
  return (
    <main className="portico-root">
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <MembersTable rows={rows} isSorted={isSorted} sort={sort} />
    </main>
  );
}

interface SortedList {
  rows: readonly Member[];
  isSorted: boolean;
  sort: () => void;
}

const OurTable = memo(function OurTable({ rows, isSorted, sort }: SortedList) {
  return (
    <Table
      label="Members"
      columns={columns}
      rows={rows}
      rowKey={idOf}
      sort={{ column: isSorted ? 'visits' : '', direction: 'ascending' }}
      onSort={sort}
    />
  );
});

/** The baseline: a table that a developer would write by hand, in the same style. */
function PlainTable({ rows, sort }: SortedList) {
  return (
    <table className="portico-table">
      <thead>
        <tr>
          {columns.map(({ id, title, sortable }) => (
            <th key={id}>
              {sortable ? (
                <button type="button" className="portico-table-sort" onClick={sort}>
                  {title}
                </button>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, render }) => (
              <td key={id}>{render(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

window.timing = timing;
const style = document.createElement('style');
style.textContent = baseCss + tableCss;
document.head.append(style);
const root = createRoot(document.getElementById('root') ?? document.body);
const lists = new Map<number, readonly Member[]>();
let shown = 0;

window.showTable = (kind, count) => {
  shown += 1;
  // A host has its rows from its server: they are no part of what is measured.
  const members = lists.get(count) ?? membersOf(count);
  lists.set(count, members);
  const isOurs = kind === 'ours';
  root.render(<Listing key={shown} members={members} table={isOurs ? OurTable : PlainTable} isDeferred={isOurs} />);
};
