import { Suspense } from 'react';
import { useTranslate } from '../app/context';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { PageBoundary } from './PageBoundary';
import { PageSkeleton } from './PageSkeleton';
import { forgetPage, pageComponent } from './portal-pages';
import type { PortalPage } from './portal-state';

/** One page: its placeholder until it has arrived, a way on when it does not. */
export function PortalPageView({ page }: { page: PortalPage }) {
  const t = useTranslate();
  const failure = (retry: () => void) => (
    <Alert
      title={t('adminPortal.navigation.pageLoadFailedTitle')}
      action={
        <Button variant="secondary" size="dense" onClick={retry}>
          {t('common.actions.retry')}
        </Button>
      }
    >
      {t('adminPortal.navigation.pageLoadFailedMessage')}
    </Alert>
  );
  return (
    <PageBoundary fallback={failure} onRetry={() => forgetPage(page)}>
      <Suspense fallback={<PageSkeleton label={t('common.states.loading')} />}>
        <Page page={page} />
      </Suspense>
    </PageBoundary>
  );
}

function Page({ page }: { page: PortalPage }) {
  const Component = pageComponent(page);
  return <Component />;
}
