import { type ReactNode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import baseCss from '../../../../sdk/src/ui/base.css?inline';
import { Table, type TableColumn } from '../../../../sdk/src/ui/Table';
import tableCss from '../../../../sdk/src/ui/table.css?inline';

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

/** What both have in common: a search, and a sort by a number. */
function Listing({ members, table }: { members: readonly Member[]; table: (list: SortedList) => ReactNode }) {
  const [search, setSearch] = useState('');
  const [isSorted, setSorted] = useState(false);
  const rows = useMemo(() => {
    const found = search ? members.filter(({ email }) => email.includes(search)) : members;
    return isSorted ? [...found].sort((one, other) => one.visits - other.visits) : found;
  }, [members, search, isSorted]);
  return (
    <main className="portico-root">
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {table({ rows, isSorted, sort: () => setSorted(!isSorted) })}
    </main>
  );
}

interface SortedList {
  rows: readonly Member[];
  isSorted: boolean;
  sort: () => void;
}

function OurTable({ rows, isSorted, sort }: SortedList) {
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
}

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
  root.render(<Listing key={shown} members={members} table={kind === 'ours' ? OurTable : PlainTable} />);
};
