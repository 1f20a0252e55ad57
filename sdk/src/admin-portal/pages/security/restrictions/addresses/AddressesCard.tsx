import { Network } from 'lucide-react';
import { useTranslate } from '../../../../../app/context';
import { Button } from '../../../../../ui/Button';
import { EmptyState } from '../../../../../ui/EmptyState';
import { Pagination } from '../../../../../ui/Pagination';
import { CreateButton } from '../../../../parts/CreateButton';
import { usePortalActions } from '../../../../shell/use-portal';
import type { SecurityDialog } from '../../security-dialogs';
import { ADDRESSES_PER_PAGE } from '../../security-limits';
import { securityPermissions } from '../../security-permissions';
import { ListToggle } from '../ListToggle';
import { AddressesTable } from './AddressesTable';
import type { Addresses, AddressQuery } from './addresses-store';

/** The id in the address of the dialog that adds the user's own address. */
export const OWN_ADDRESS = 'own';

export interface AddressesCardProps {
  addresses: Addresses;
  onShow: (query: AddressQuery) => void;
  mayChange: boolean;
}

/** One of the two lists, page by page. */
export function AddressesCard({ addresses, onShow, mayChange }: AddressesCardProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { query, items, own } = addresses;
  const open = (id: string) => openDialog({ kind: 'editAddress', id } satisfies SecurityDialog);
  return (
    <section className="portico-card" aria-label={t('adminPortal.security_ipRestrictions.ipRestrictionsTableTitle')}>
      <div className="portico-toolbar">
        <ListToggle
          label={t('adminPortal.security_ipRestrictions.listLabel')}
          texts="security_ipRestrictions"
          selected={query.list}
          onSelect={(list) => onShow({ list, page: 0 })}
        />
        <span className="portico-toolbar-end">
          {mayChange && own && (
            <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={() => open(OWN_ADDRESS)}>
              {t('adminPortal.security_ipRestrictions.addMyIp')}
            </Button>
          )}
          <CreateButton
            label={t('adminPortal.security_ipRestrictions.addButton')}
            permission={securityPermissions.changeAddresses}
            size="dense"
            onClick={() => open('')}
          />
        </span>
      </div>
      {items.length > 0 ? (
        <AddressesTable addresses={addresses} />
      ) : (
        <EmptyState
          icon={<Network size={20} />}
          title={t(`adminPortal.security_ipRestrictions.${query.list}Empty`)}
          description={t(`adminPortal.security_ipRestrictions.${query.list}EmptyText`)}
        />
      )}
      <Pages addresses={addresses} onPage={(page) => onShow({ ...query, page })} />
    </section>
  );
}

function Pages({
  addresses: { query, items, total },
  onPage,
}: {
  addresses: Addresses;
  onPage: (page: number) => void;
}) {
  const t = useTranslate();
  const pages = Math.ceil(total / ADDRESSES_PER_PAGE);
  // The last entry of the last page may have been deleted: then the page is empty, and the others can be reached.
  if (pages <= 1 && query.page === 0) return null;
  const from = query.page * ADDRESSES_PER_PAGE + 1;
  return (
    <div className="portico-addresses-paging">
      <Pagination
        label={t('adminPortal.table.pagingLabel')}
        page={query.page}
        pages={Math.max(pages, query.page + 1)}
        summary={t('adminPortal.table.rangeOf', { from, to: from + items.length - 1, total })}
        position={t('adminPortal.table.pageOf', { page: query.page + 1, pages })}
        previousLabel={t('adminPortal.table.previousPage')}
        nextLabel={t('adminPortal.table.nextPage')}
        onPage={onPage}
      />
    </div>
  );
}
