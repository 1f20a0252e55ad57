import { Suspense } from 'react';
import { useApp, useTranslate } from '../../app/context';
import type { PortalPage } from '../../app/portal-state';
import { reloadPage } from '../../app/reload-page';
import { Alert } from '../../ui/Alert';
import { Boundary } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import { PageSkeleton } from '../parts/PageSkeleton';
import { fetchPageAgain, pageComponent } from './portal-pages';

/** One page: its placeholder until it has arrived, a way on when it does not. */
export function PortalPageView({ page }: { page: PortalPage }) {
  const t = useTranslate();
  const app = useApp();
  const again = (retry: () => void) => () => fetchPageAgain(page).then(retry, () => reloadPage(app));
  const failure = (retry: () => void) => (
    <Alert
      title={t('adminPortal.navigation.pageLoadFailedTitle')}
      action={
        <Button variant="secondary" size="dense" onClick={again(retry)}>
          {t('common.actions.retry')}
        </Button>
      }
    >
      {t('adminPortal.navigation.pageLoadFailedMessage')}
    </Alert>
  );
  return (
    <Boundary fallback={failure}>
      <Suspense fallback={<PageSkeleton label={t('common.states.loading')} />}>
        <Page page={page} />
      </Suspense>
    </Boundary>
  );
}

function Page({ page }: { page: PortalPage }) {
  const Component = pageComponent(page);
  return <Component />;
}
