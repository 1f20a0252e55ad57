import { type ReactNode, useState } from 'react';
import { cancellable } from '../../app/cancellable';
import { AppContext, useApp, useTranslate } from '../../app/context';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import { type LazyComponent, lazyComponent } from '../../app/lazy/lazy-component';
import { ScreenUnavailable } from '../../app/lazy/ScreenUnavailable';
import { cancelledRequest } from '../../core/cancelled-request';
import { Boundary } from '../../ui/Boundary';
import { type PortalPage, pageList } from '../pages/page-list';
import { CancelContext } from '../parts/cancel-context';
import { PageSkeleton } from '../parts/PageSkeleton';

/** One page: shows a placeholder while its chunk loads, and a retry if it fails to load or to render. */
export function PortalPageView({ page }: { page: PortalPage }) {
  return <LazyPageView lazy={pageList[page].view} props={{}} />;
}

const refusedPage = lazyComponent(() => import('./refused/RefusedPage'));

/** Shown instead of a page for which the user lacks permissions. */
export function RefusedPageView({ page, missing }: { page: PortalPage; missing: readonly string[] }) {
  const t = useTranslate();
  return <LazyPageView lazy={refusedPage} props={{ title: t(pageList[page].title), missing }} />;
}

function LazyPageView<Props extends object>({ lazy, props }: { lazy: LazyComponent<Props>; props: Props }) {
  const t = useTranslate();
  const failed = (retry: () => void) => (
    <ScreenUnavailable title={t('adminPortal.navigation.pageLoadFailedTitle')} focusOn={false} onRetry={retry}>
      {t('adminPortal.navigation.pageLoadFailedMessage')}
    </ScreenUnavailable>
  );
  return (
    <Boundary fallback={failed}>
      <RequestsOfPage>
        <LazyComponentView
          lazy={lazy}
          props={props}
          fallback={<PageSkeleton label={t('common.states.loading')} />}
          unavailable={failed}
        />
      </RequestsOfPage>
    </Boundary>
  );
}

/** Gives a page its own app, so that its requests can be cancelled without those of the session. */
function RequestsOfPage({ children }: { children: ReactNode }) {
  const app = useApp();
  const [requests] = useState(() => cancellable(app));
  return (
    <AppContext.Provider value={requests.app}>
      <CancelContext.Provider value={() => requests.cancel(cancelledRequest())}>{children}</CancelContext.Provider>
    </AppContext.Provider>
  );
}
