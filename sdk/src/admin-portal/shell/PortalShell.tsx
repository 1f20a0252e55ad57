import { LockKeyhole, Menu as MenuIcon } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useSession, useTranslate } from '../../app/context';
import { EmptyState } from '../../ui/EmptyState';
import { Sheet } from '../../ui/Sheet';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { type PortalPage, pageList } from '../pages/page-list';
import { PageSkeleton } from '../parts/PageSkeleton';
import { PageUserContext } from '../parts/use-access';
import { AssistantEntry } from './assistant/AssistantEntry';
import { CloseButton } from './CloseButton';
import { EnteredAccountNotice } from './EnteredAccountNotice';
import { LeaveDialog } from './LeaveDialog';
import { NotificationsButton } from './notifications/NotificationsButton';
import { NotificationsView } from './notifications/NotificationsView';
import { PortalMenu } from './PortalMenu';
import { PortalPageView, RefusedPageView } from './PortalPageView';
import { SessionEnded } from './SessionEnded';
import type { Pages } from './use-current-page';
import { useFocusFallback } from './use-focus-fallback';
import { usePortal, usePortalActions } from './use-portal';

export interface PortalShellProps {
  pages: Pages;
  /** Called to close the portal; absent if it is not an overlay. */
  onClose?: () => void;
  /** `page` fills the window, `part` the host's container. */
  layout: 'page' | 'part';
}

/** Menu and page side by side; if narrow, a bar with a button that opens the menu. */
export function PortalShell({ pages, onClose, layout }: PortalShellProps) {
  const t = useTranslate();
  const { goTo } = usePortalActions();
  const content = useRef<HTMLElement>(null);
  const status = useSession((session) => session.status);
  useFocusFallback(content);
  if (status === 'signedOut') return <SessionEnded layout={layout} onClose={onClose} />;

  const choose = (page: PortalPage) => {
    goTo(page);
    content.current?.focus();
  };
  // Only a full page has a `main` landmark: a dialog must have none, and a host has its own.
  const Content = layout === 'page' && !onClose ? 'main' : 'section';
  return (
    <div className="portico-portal-frame" data-layout={layout}>
      <div className="portico-portal">
        <button type="button" className="portico-skip" onClick={() => content.current?.focus()}>
          {t('adminPortal.navigation.skipToContent')}
        </button>
        <aside className="portico-portal-menu">
          <PortalMenu pages={pages.visible} current={pages.current} onChoose={choose}>
            <AssistantEntry place="menu" />
          </PortalMenu>
        </aside>
        <PortalBar pages={pages} onChoose={choose} onClose={onClose} />
        {onClose && <CloseButton corner onClose={onClose} />}
        <Content ref={content} className="portico-portal-content" tabIndex={-1} aria-label={contentLabel(t, pages)}>
          <EnteredAccountNotice />
          <NotificationsView />
          <PageUserContext.Provider value={pages.user}>
            <PortalContent status={status} pages={pages} content={content} />
          </PageUserContext.Provider>
        </Content>
        <LeaveDialog />
      </div>
    </div>
  );
}

function contentLabel(t: ReturnType<typeof useTranslate>, { current }: Pages): string {
  return current ? t(pageList[current].title) : t('adminPortal.navigation.portalLabel');
}

interface PortalContentProps {
  status: 'loading' | 'signedIn';
  pages: Pages;
  content: RefObject<HTMLElement | null>;
}

function PortalContent({ status, pages, content }: PortalContentProps) {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.tenantId);
  const changes = usePortal((portal) => portal.changes);
  useFocusAfterRemoval(content, content);
  if (status === 'loading') return <PageSkeleton label={t('common.states.loading')} />;
  const { current: page, missing, withheld } = pages;
  if (!page) {
    return (
      <EmptyState
        icon={<LockKeyhole size={20} />}
        title={t('adminPortal.navigation.noPagesTitle')}
        description={t(withheld ? 'adminPortal.navigation.noPagesMessage' : 'adminPortal.navigation.noPagesOffMessage')}
      />
    );
  }
  if (missing.length > 0) return <RefusedPageView page={page} missing={missing} />;
  // A change of the tenant mounts the page again, because its data belongs to one tenant.
  return <PortalPageView key={`${page} ${tenant} ${changes}`} page={page} />;
}

interface PortalBarProps {
  pages: Pages;
  onChoose: (page: PortalPage) => void;
  onClose: (() => void) | undefined;
}

/** The bar of a narrow portal, with a button that opens the menu as a sheet. */
function PortalBar({ pages, onChoose, onClose }: PortalBarProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const choose = (page: PortalPage) => {
    setOpen(false);
    onChoose(page);
  };
  return (
    <div className="portico-portal-bar">
      <button
        type="button"
        className="portico-icon-button"
        aria-label={t('adminPortal.navigation.openMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={20} />
      </button>
      <span className="portico-portal-bar-title">{contentLabel(t, pages)}</span>
      <NotificationsButton iconOnly />
      <AssistantEntry place="bar" />
      {onClose && <CloseButton onClose={onClose} />}
      {open && (
        <Sheet
          label={t('adminPortal.navigation.menuLabel')}
          closeLabel={t('adminPortal.navigation.closeMenu')}
          onClose={() => setOpen(false)}
        >
          <PortalMenu pages={pages.visible} current={pages.current} onChoose={choose} />
        </Sheet>
      )}
    </div>
  );
}
