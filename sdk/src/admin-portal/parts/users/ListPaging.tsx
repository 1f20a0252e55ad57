import { ChevronDown } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import { Menu, MenuItem } from '../../../ui/Menu';
import { Pagination } from '../../../ui/Pagination';
import { LIST_PAGE_SIZES } from './list-constants';
import type { ListPage, ListQuery } from './list-page';
import { rangeOf } from './page-range';

export interface ListPagingProps {
  page: ListPage<unknown>;
  query: ListQuery;
  /** The number of all rows as a text: `34 users`. Shown for a single page, which has no range. */
  total: string;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** The pagination of a list. The service counts the pages. */
export function ListPaging({ page, query: { page: current, pageSize }, total, onPage, onPageSize }: ListPagingProps) {
  const t = useTranslate();
  const { from, to } = rangeOf(page, current);
  return (
    <div className="portico-users-paging">
      <Pagination
        label={t('adminPortal.table.pagingLabel')}
        page={current}
        pages={page.totalPages}
        summary={page.totalPages > 1 ? t('adminPortal.table.rangeOf', { from, to, total: page.totalItems }) : total}
        position={t('adminPortal.table.pageOf', { page: current + 1, pages: page.totalPages })}
        previousLabel={t('adminPortal.table.previousPage')}
        nextLabel={t('adminPortal.table.nextPage')}
        onPage={onPage}
      >
        {(page.totalPages > 1 || pageSize !== LIST_PAGE_SIZES[0]) && (
          <PageSizeMenu pageSize={pageSize} onPageSize={onPageSize} />
        )}
      </Pagination>
    </div>
  );
}

function PageSizeMenu({ pageSize, onPageSize }: { pageSize: number; onPageSize: (size: number) => void }) {
  const t = useTranslate();
  const shown = t('adminPortal.table.perPage', { count: pageSize });
  const trigger = (
    <>
      <span>{shown}</span>
      <ChevronDown size={14} />
    </>
  );
  return (
    <Menu
      label={t('adminPortal.table.rowsPerPage', { count: pageSize })}
      trigger={trigger}
      triggerClass="portico-page-size"
      placement="top start"
    >
      {LIST_PAGE_SIZES.map((size) => (
        <MenuItem
          key={size}
          id={String(size)}
          label={t('adminPortal.table.perPage', { count: size })}
          current={size === pageSize}
          onAction={() => onPageSize(size)}
        />
      ))}
    </Menu>
  );
}
