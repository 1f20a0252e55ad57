import type { JournalEntry, World } from '@portico/mock-backend';
import { ChevronRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { SearchField } from '../ui/SearchField';
import type { TabProps } from './tab-props';
import { timeOf } from './times';
import { useWorld } from './use-world';

const entries = (world: World) => [...world.journal.list()].reverse();

/** Every request of the frame, newest first; the world redacts secrets. */
export function RequestsTab({ world }: TabProps) {
  const list = useWorld(world, entries);
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const found = list.filter(({ method, path, status }) => `${method} ${path} ${status}`.toLowerCase().includes(query));
  if (list.length === 0) {
    return (
      <EmptyState title="No requests yet">Every call of the screen to the identity service is listed here.</EmptyState>
    );
  }
  return (
    <>
      <div className="world-tools">
        <SearchField label="Search requests" placeholder="Search requests" value={search} onChange={setSearch} />
        <Button onClick={world.journal.clear}>Clear</Button>
      </div>
      <table className="world-table">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
            <th scope="col">Status</th>
            <th scope="col" data-number>
              Time taken
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((entry) => (
            <RequestRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function RequestRow({ entry }: { entry: JournalEntry }) {
  const [open, setOpen] = useState(false);
  const { at, method, path, status, ms, fault } = entry;
  return (
    <Fragment>
      <tr>
        <td>{timeOf(at)}</td>
        <td>{method}</td>
        <td className="world-path">
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronRight size={12} aria-hidden />
            {path}
          </button>
        </td>
        <td>
          <span className="studio-badge" data-tone={toneOf(status)}>
            {status || 'no answer'}
          </span>
          {fault && <span className="studio-badge">{fault}</span>}
        </td>
        <td data-number>{Math.round(ms)} ms</td>
      </tr>
      {open && (
        <tr className="world-bodies">
          <td colSpan={5}>
            <Body title="Sent" value={entry.requestBody} />
            <Body title="Answered" value={entry.responseBody} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Body({ title, value }: { title: string; value: unknown }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre>{value === undefined ? 'nothing' : JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}

function toneOf(status: number): 'success' | 'warning' | 'danger' {
  if (status === 0 || status >= 500) return 'danger';
  return status >= 400 ? 'warning' : 'success';
}
