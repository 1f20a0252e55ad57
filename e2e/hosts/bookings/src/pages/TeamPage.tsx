import { AdminPortal, AuthorizedContent } from '@portico/sdk';
import { useSearchParams } from 'react-router-dom';
import type { Member, MemberPage } from '../api/types';
import { useLoaded } from '../api/use-loaded';
import { Avatar } from '../parts/Avatar';
import { LoadFailed, Placeholder } from '../parts/Notice';
import './team-page.css';

const statusNames: Record<Member['status'], string> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
};

/** The team of the tenant with what each member has booked. The admin portal is where members are managed. */
export function TeamPage() {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  const { value, failure, reload } = useLoaded<MemberPage>(`/team?page=${page}`);
  return (
    <>
      <div className="title-row">
        <div>
          <h1>Team</h1>
          <p className="quiet">{value ? `${value.total} members` : 'Loading…'}</p>
        </div>
        <AuthorizedContent requiredPermissions={['fe.secure.write.users']}>
          <button type="button" className="button" onClick={() => AdminPortal.show()}>
            Manage team
          </button>
        </AuthorizedContent>
      </div>
      {failure && <LoadFailed message={failure.message} onRetry={() => void reload()} />}
      {!value && !failure && <Placeholder rows={5} />}
      {value && <Members members={value.members} />}
      {value && value.pages > 1 && (
        <Pager page={page} pages={value.pages} onGo={(next) => setSearch({ page: String(next) })} />
      )}
    </>
  );
}

function Members({ members }: { members: Member[] }) {
  return (
    <ul className="card rows">
      {members.map(({ id, name, email, role, status, bookings }) => (
        <li key={id}>
          <Avatar name={name} />
          <span className="grow">
            <strong>{name}</strong>
            <span className="quiet">{email}</span>
          </span>
          <span className="member-facts">
            <span className="quiet">{bookings === 1 ? '1 booking' : `${bookings} bookings`}</span>
            <span className="chip">{role}</span>
            {status !== 'active' && <span className="chip muted">{statusNames[status]}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Pager({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  return (
    <nav className="pager" aria-label="Pages of the team">
      <button type="button" className="button" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        Previous
      </button>
      <span className="quiet">
        Page {page} of {pages}
      </span>
      <button type="button" className="button" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        Next
      </button>
    </nav>
  );
}
