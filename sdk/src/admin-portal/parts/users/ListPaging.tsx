import { ChevronDown } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import { Menu, MenuItem } from '../../../ui/Menu';
import { Pagination } from '../../../ui/Pagination';
import { TEAM_PAGE_SIZES } from '../../pages/users/team-constants';
import type { TeamPage } from '../../pages/users/team-query';
import { useUsers } from '../../pages/users/use-users';
import { rangeOf } from './page-range';

/** The pagination of the team. The service counts the pages. */
export function UsersPaging({ page }: { page: TeamPage }) {
  const t = useTranslate();
  const current = useUsers((users) => users.query.page);
  const pageSize = useUsers((users) => users.query.pageSize);
  const goToPage = useUsers((users) => users.goToPage);
  const { from, to } = rangeOf(page, current);
  return (
    <div className="portico-users-paging">
      <Pagination
        label={t('adminPortal.users.pagingLabel')}
        page={current}
        pages={page.totalPages}
        summary={
          page.totalPages > 1
            ? t('adminPortal.users.rangeOf', { from, to, total: page.totalItems })
            : t('adminPortal.users.totalCount', { count: page.totalItems })
        }
        position={t('adminPortal.users.pageOf', { page: current + 1, pages: page.totalPages })}
        previousLabel={t('adminPortal.users.previousPage')}
        nextLabel={t('adminPortal.users.nextPage')}
        onPage={(next) => void goToPage(next)}
      >
        {(page.totalPages > 1 || pageSize !== TEAM_PAGE_SIZES[0]) && <PageSizeMenu />}
      </Pagination>
    </div>
  );
}

function PageSizeMenu() {
  const t = useTranslate();
  const pageSize = useUsers((users) => users.query.pageSize);
  const setPageSize = useUsers((users) => users.setPageSize);
  const shown = t('adminPortal.users.perPage', { count: pageSize });
  const trigger = (
    <>
      <span>{shown}</span>
      <ChevronDown size={14} />
    </>
  );
  return (
    <Menu
      label={t('adminPortal.users.rowsPerPage', { count: pageSize })}
      trigger={trigger}
      triggerClass="portico-page-size"
      placement="top start"
    >
      {TEAM_PAGE_SIZES.map((size) => (
        <MenuItem
          key={size}
          id={String(size)}
          label={t('adminPortal.users.perPage', { count: size })}
          current={size === pageSize}
          onAction={() => void setPageSize(size)}
        />
      ))}
    </Menu>
  );
}
