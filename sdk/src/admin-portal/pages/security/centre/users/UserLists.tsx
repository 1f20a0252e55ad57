import { ShieldCheck } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../../app/context';
import type { UserRecord } from '../../../../../contract';
import { EmptyState } from '../../../../../ui/EmptyState';
import { Pagination } from '../../../../../ui/Pagination';
import { Tabs } from '../../../../../ui/Tabs';
import { ListingView } from '../../../../parts/users/ListingView';
import type { ListPage } from '../../../../parts/users/list-page';
import { rangeOf } from '../../../../parts/users/page-range';
import { usePageParams } from '../../../../shell/use-portal';
import { INACTIVE_DAYS } from '../centre-constants';
import { userListNames } from '../user-lists';
import { listTexts } from './list-texts';
import { UserListTable } from './UserListTable';
import { UserListToolbar } from './UserListToolbar';
import { useShownList } from './use-shown-list';

/**
 * The users at risk: with a leaked password, without a second factor, and those who have not signed in for long.
 *
 * @see Portal spec §2 "Dialogs and tables", §4 "Security centre user lists"
 */
export function UserLists() {
  const t = useTranslate();
  const id = useId();
  const [, setParams] = usePageParams();
  const [selected] = useShownList();
  return (
    <section className="portico-card portico-risk-users" aria-labelledby={id}>
      <h2 id={id} className="portico-centre-title portico-centre-heading">
        {t('adminPortal.securityCenter_InnerPages.summary')}
      </h2>
      <Tabs
        label={t('adminPortal.securityCenter_InnerPages.summary')}
        tabs={userListNames.map((name) => ({ id: name, title: t(listTexts[name].title) }))}
        selected={selected}
        onSelect={(name) => setParams({ list: name })}
      >
        <UserList key={selected} />
      </Tabs>
    </section>
  );
}

function UserList() {
  const t = useTranslate();
  const [name, store] = useShownList();
  const { listing, list, query } = useStore(store);
  useEffect(() => void list(), [list]);
  const texts = listTexts[name];
  return (
    <ListingView
      listing={listing}
      failedTitle={t('adminPortal.securityCenter_InnerPages.loadFailed')}
      total={(count) => t('adminPortal.securityCenter_InnerPages.usersCount', { count })}
      onReload={() => void list()}
      empty={
        <EmptyState
          icon={<ShieldCheck size={20} />}
          title={t(texts.empty)}
          description={t(texts.emptyText, { days: INACTIVE_DAYS })}
        />
      }
    >
      {(page, busy) => (
        <>
          <UserListToolbar />
          <UserListTable rows={page.items} busy={busy} />
          <Pages page={page} current={query.page} onPage={(next) => void list({ page: next })} />
        </>
      )}
    </ListingView>
  );
}

interface PagesProps {
  page: ListPage<UserRecord>;
  current: number;
  onPage: (page: number) => void;
}

function Pages({ page, current, onPage }: PagesProps) {
  const t = useTranslate();
  const { from, to } = rangeOf(page, current);
  const { totalItems: total, totalPages: pages } = page;
  return (
    <div className="portico-users-paging">
      <Pagination
        label={t('adminPortal.table.pagingLabel')}
        page={current}
        pages={pages}
        summary={
          pages > 1
            ? t('adminPortal.table.rangeOf', { from, to, total })
            : t('adminPortal.securityCenter_InnerPages.usersCount', { count: total })
        }
        position={t('adminPortal.table.pageOf', { page: current + 1, pages })}
        previousLabel={t('adminPortal.table.previousPage')}
        nextLabel={t('adminPortal.table.nextPage')}
        onPage={onPage}
      />
    </div>
  );
}
