import { Suspense, useState } from 'react';
import { cancellable } from '../../app/cancellable';
import { AppContext, useApp, useTranslate } from '../../app/context';
import { ScreenUnavailable } from '../../app/lazy/ScreenUnavailable';
import type { PortalPage } from '../../app/portal-state';
import { reloadPage } from '../../app/reload-page';
import { cancelledRequest } from '../../core/cancelled-request';
import { Boundary } from '../../ui/Boundary';
import { CancelContext } from '../parts/cancel-context';
import { PageSkeleton } from '../parts/PageSkeleton';
import { fetchPageAgain, pageComponent } from './portal-pages';

/** One page: shows a placeholder while its chunk loads, and a retry if loading fails. */
export function PortalPageView({ page }: { page: PortalPage }) {
  const t = useTranslate();
  const app = useApp();
  const again = (retry: () => void) => () => fetchPageAgain(page).then(retry, () => reloadPage(app));
  const failure = (retry: () => void) => (
    <ScreenUnavailable title={t('adminPortal.navigation.pageLoadFailedTitle')} focusOn={false} onRetry={again(retry)}>
      {t('adminPortal.navigation.pageLoadFailedMessage')}
    </ScreenUnavailable>
  );
  return (
    <Boundary fallback={failure}>
      <Suspense fallback={<PageSkeleton label={t('common.states.loading')} />}>
        <Page page={page} />
      </Suspense>
    </Boundary>
  );
}

/** The page with its own app, so that its requests can be cancelled without those of the session. */
function Page({ page }: { page: PortalPage }) {
  const app = useApp();
  const [requests] = useState(() => cancellable(app));
  const Component = pageComponent(page);
  return (
    <AppContext.Provider value={requests.app}>
      <CancelContext.Provider value={() => requests.cancel(cancelledRequest())}>
        <Component />
      </CancelContext.Provider>
    </AppContext.Provider>
  );
}
