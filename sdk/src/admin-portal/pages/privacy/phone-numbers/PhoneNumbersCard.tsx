import { Phone } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { ListPhoneNumbersResponse } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { Pagination } from '../../../../ui/Pagination';
import { usePortalActions } from '../../../shell/use-portal';
import { LoadedContent, SecurityCard } from '../parts/SecurityCard';
import { PhoneNumberRow } from './PhoneNumberRow';
import { PHONE_NUMBERS_PAGE_SIZE, type PhoneNumbersStore } from './phone-numbers-store';

/** The phone numbers to sign in with, ten on a page. */
export function PhoneNumbersCard({ store }: { store: PhoneNumbersStore }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const { numbers, page, load, goToPage } = store;
  return (
    <SecurityCard
      title={t('adminPortal.privacy.smsTitle')}
      description={t('adminPortal.privacy.smsDescription')}
      action={
        <Button variant="secondary" onClick={() => openDialog({ kind: 'setUpSms' })}>
          {t('adminPortal.privacy.setUpSms')}
        </Button>
      }
    >
      <LoadedContent loaded={numbers} onRetry={() => void load()}>
        {(data) => (
          <>
            <PhoneNumberRows items={data.items} />
            <PhoneNumberPages data={data} page={page} onPage={(next) => void goToPage(next)} />
          </>
        )}
      </LoadedContent>
    </SecurityCard>
  );
}

function PhoneNumberRows({ items }: Pick<ListPhoneNumbersResponse, 'items'>) {
  const t = useTranslate();
  if (items.length === 0) {
    return <EmptyState icon={<Phone size={20} />} title={t('adminPortal.privacy.noPhoneNumberSet')} />;
  }
  return (
    <ul className="portico-security-rows">
      {items.map((number) => (
        <PhoneNumberRow key={number.id} number={number} />
      ))}
    </ul>
  );
}

interface PhoneNumberPagesProps {
  data: ListPhoneNumbersResponse;
  page: number;
  onPage: (page: number) => void;
}

/** Not shown for a single page. */
function PhoneNumberPages({ data: { items, _metadata }, page, onPage }: PhoneNumberPagesProps) {
  const t = useTranslate();
  const { totalItems, totalPages } = _metadata;
  if (totalPages <= 1) return null;
  const first = page * PHONE_NUMBERS_PAGE_SIZE;
  return (
    <div className="portico-security-paging">
      <Pagination
        label={t('adminPortal.privacy.smsPagingLabel')}
        page={page}
        pages={totalPages}
        summary={t('adminPortal.privacy.smsRange', { from: first + 1, to: first + items.length, total: totalItems })}
        position={t('adminPortal.privacy.smsPageOf', { page: page + 1, pages: totalPages })}
        previousLabel={t('adminPortal.privacy.smsPreviousPage')}
        nextLabel={t('adminPortal.privacy.smsNextPage')}
        onPage={onPage}
      />
    </div>
  );
}
