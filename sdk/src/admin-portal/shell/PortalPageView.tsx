import { type ReactNode, useState } from 'react';
import type { App } from '../../app/app';
import { cancellable } from '../../app/cancellable';
import { AppContext, useApp, useTranslate } from '../../app/context';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import { type LazyComponent, lazyComponent } from '../../app/lazy/lazy-component';
import { ScreenUnavailable } from '../../app/lazy/ScreenUnavailable';
import { cancelledRequest } from '../../core/cancelled-request';
import type { HttpClient } from '../../core/http-client';
import { decodeJwt } from '../../core/jwt';
import type { Session } from '../../session/session';
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

/**
 * Gives a page its own app, so that its requests can be cancelled without those of the session. What the page has begun,
 * such as the removal of many users, ends with its tenant.
 */
function RequestsOfPage({ children }: { children: ReactNode }) {
  const app = useApp();
  const [requests] = useState(() => cancellable(app));
  const [pageApp] = useState(() => endingWithTenant(requests.app));
  return (
    <AppContext.Provider value={pageApp}>
      <CancelContext.Provider value={() => requests.cancel(cancelledRequest())}>{children}</CancelContext.Provider>
    </AppContext.Provider>
  );
}

/** Cancels further requests once the session is of another user or tenant: they would change that one. */
function endingWithTenant(app: App): App {
  const { http, session } = app;
  const owner = ownerOf(session);
  const send: HttpClient['send'] = (call) => {
    const now = ownerOf(session);
    return owner && now && now !== owner ? Promise.reject(cancelledRequest()) : http.send(call);
  };
  return { ...app, http: { ...http, send } };
}

/** The user and the tenant of a session; `undefined` while it is interrupted. */
function ownerOf(session: Session): string | undefined {
  const token = session.accessToken();
  if (!token) return undefined;
  const { sub, tenantId } = decodeJwt(token);
  return `${sub} ${tenantId}`;
}
