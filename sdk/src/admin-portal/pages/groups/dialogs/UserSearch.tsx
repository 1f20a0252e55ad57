import { useCallback, useId, useState } from 'react';
import { listMembers } from '../../../../api/team';
import { useApp, useTranslate } from '../../../../app/context';
import type { Group, ListMembersResponse, TeamUser } from '../../../../contract';
import { SearchField } from '../../../../ui/SearchField';
import { Skeleton } from '../../../../ui/Skeleton';
import { displayName } from '../../../parts/display-name';
import { LoadFailed } from '../../../parts/LoadFailed';
import { UserAvatar } from '../../../parts/UserAvatar';
import { useLoaded } from '../../../parts/use-loaded';
import { SEARCH_PAUSE_MS } from '../../../parts/users/list-constants';

/** Users that one search shows. */
const PAGE_SIZE = 50;

export interface UserSearchProps {
  group: Group;
  /** Ids of users. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Finds users of the team who are not in the group, to choose some of them. */
export function UserSearch({ group, chosen, onChange }: UserSearchProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [page, reload] = useFoundUsers(search);
  return (
    <fieldset className="portico-user-search">
      <legend className="portico-label">{t('adminPortal.usersGroups_addOrEditGroupDialog.addMembers')}</legend>
      <SearchField
        label={t('adminPortal.usersGroups_addOrEditGroupDialog.searchByEmailOrName')}
        clearLabel={t('adminPortal.groups.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      <div className="portico-user-search-list">
        {page.phase === 'loading' && <UsersSkeleton />}
        {page.phase === 'failed' && (
          <LoadFailed
            title={t('adminPortal.usersGroups_addOrEditGroupDialog.searchFailed')}
            error={page.error}
            onRetry={reload}
          />
        )}
        {page.phase === 'ready' && (
          <FoundUsers page={page.data} group={group} search={search} chosen={chosen} onChange={onChange} />
        )}
      </div>
    </fieldset>
  );
}

function useFoundUsers(search: string) {
  const { http, clock } = useApp();
  return useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const _filter = search.trim() || undefined;
        if (_filter) await clock.sleep(SEARCH_PAUSE_MS, signal);
        const order = { sortBy: 'name', sortDirection: 'asc' } as const;
        const page = await listMembers(http, { pageOffset: 0, pageSize: PAGE_SIZE, _filter, ...order });
        if (!page.items) throw new TypeError('The page of the team has no rows');
        return page;
      },
      [http, clock, search],
    ),
  );
}

function UsersSkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('common.states.loading')} className="portico-user-search-skeleton">
      {['48%', '62%', '54%'].map((width) => (
        <Skeleton key={width} width={width} height="16px" />
      ))}
    </div>
  );
}

interface FoundUsersProps extends UserSearchProps {
  page: ListMembersResponse;
  search: string;
}

function FoundUsers({ page, group, search, chosen, onChange }: FoundUsersProps) {
  const t = useTranslate();
  const members = new Set(group.users?.map(({ id }) => id));
  const users = page.items.filter(({ id }) => !members.has(id));
  if (users.length === 0) {
    const text = search.trim() ? 'noUsersFound' : 'everyoneIsMember';
    return <p className="portico-muted">{t(`adminPortal.usersGroups_addOrEditGroupDialog.${text}`)}</p>;
  }
  return (
    <>
      {users.map((user) => (
        <UserChoice
          key={user.id}
          user={user}
          checked={chosen.has(user.id)}
          onToggle={() => onChange(toggled(chosen, user.id))}
        />
      ))}
      {page.totalItems > page.items.length && (
        <p className="portico-hint">{t('adminPortal.usersGroups_addOrEditGroupDialog.moreUsers')}</p>
      )}
    </>
  );
}

function UserChoice({ user, checked, onToggle }: { user: TeamUser; checked: boolean; onToggle: () => void }) {
  const id = useId();
  const name = displayName(user);
  return (
    <label className="portico-user-choice" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className="portico-checkbox-input"
        aria-label={name}
        aria-describedby={`${id}-email`}
        checked={checked}
        onChange={onToggle}
      />
      <UserAvatar name={name} src={user.profileImageUrl} />
      <span className="portico-users-list-texts">
        <span>
          <bdi>{name}</bdi>
        </span>
        <bdi id={`${id}-email`} dir="ltr">
          {user.email}
        </bdi>
      </span>
    </label>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
