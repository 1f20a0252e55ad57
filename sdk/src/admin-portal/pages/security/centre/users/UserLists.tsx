import { ShieldCheck } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../../app/context';
import type { UserRecord } from '../../../../../contract';
import { Button } from '../../../../../ui/Button';
import { EmptyState } from '../../../../../ui/EmptyState';
import { Pagination } from '../../../../../ui/Pagination';
import { Tabs } from '../../../../../ui/Tabs';
import { usePermission } from '../../../../parts/use-access';
import { ListingView } from '../../../../parts/users/ListingView';
import type { ListPage } from '../../../../parts/users/list-page';
import { rangeOf } from '../../../../parts/users/page-range';
import { usePageParams, usePortalActions } from '../../../../shell/use-portal';
import type { SecurityDialog } from '../../security-dialogs';
import { securityPermissions } from '../../security-permissions';
import { INACTIVE_DAYS } from '../centre-constants';
import { useCentre } from '../use-centre';
import { type UserListName, userListNames } from '../user-lists';
import { listTexts } from './list-texts';
import { UserListTable } from './UserListTable';

/**
 * The users at risk: with a leaked password, without a second factor, and those who have not signed in for long.
 *
 * @see Portal spec §2 "Dialogs and tables", §4 "Security centre user lists"
 */
export function UserLists() {
  const t = useTranslate();
  const id = useId();
  const [{ list }, setParams] = usePageParams();
  const selected = userListNames.find((name) => name === list) ?? 'breachedPasswordUsers';
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
        <UserList key={selected} name={selected} />
      </Tabs>
    </section>
  );
}

function UserList({ name }: { name: UserListName }) {
  const t = useTranslate();
  const { listing, list, query } = useStore(useCentre().users[name]);
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
          <ListNote name={name} />
          <UserListTable name={name} rows={page.items} busy={busy} />
          <Pages page={page} current={query.page} onPage={(next) => void list({ page: next })} />
        </>
      )}
    </ListingView>
  );
}

/** Says what is wrong with the users of a list, and what can be done for all of them. */
function ListNote({ name }: { name: UserListName }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const maySendMails = usePermission(securityPermissions.updateUsers);
  return (
    <div className="portico-toolbar">
      <p className="portico-hint">{t(listTexts[name].note, { days: INACTIVE_DAYS })}</p>
      {name === 'breachedPasswordUsers' && maySendMails && (
        <span className="portico-toolbar-end">
          <Button
            variant="secondary"
            size="dense"
            aria-haspopup="dialog"
            onClick={() => openDialog({ kind: 'resetLeakedPasswords' } satisfies SecurityDialog)}
          >
            {t('adminPortal.securityCenter_InnerPages.emailAll')}
          </Button>
        </span>
      )}
    </div>
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
