import type { ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import { usePrefetch } from '../../app/lazy/use-prefetch';
import { type PortalPage, pageList } from '../pages/page-list';
import type { PageGroup } from '../parts/page-definition';
import { AccountMenu } from './AccountMenu';
import { NotificationsButton } from './notifications/NotificationsButton';
import { TenantSwitcher } from './TenantSwitcher';

const groups: readonly PageGroup[] = ['myAccount', 'workspace'];

export interface PortalMenuProps {
  pages: readonly PortalPage[];
  current: PortalPage | undefined;
  onChoose: (page: PortalPage) => void;
  /** Further tools, below the notifications. */
  children?: ReactNode;
}

/** The menu: account and tools on top, pages in their groups, user at the bottom. Style it by `.portico-nav`. */
export function PortalMenu({ pages, current, onChoose, children }: PortalMenuProps) {
  const t = useTranslate();
  return (
    <div className="portico-nav">
      <TenantSwitcher />
      <div className="portico-nav-tools">
        <NotificationsButton />
        {children}
      </div>
      <nav className="portico-nav-pages" aria-label={t('adminPortal.navigation.menuLabel')}>
        {groups.map((group) => (
          <MenuGroup
            key={group}
            title={t(`adminPortal.navigation.${group}`)}
            pages={pages.filter((page) => pageList[page].group === group)}
            current={current}
            onChoose={onChoose}
          />
        ))}
      </nav>
      <AccountMenu />
    </div>
  );
}

function MenuGroup({ title, pages, current, onChoose }: PortalMenuProps & { title: string }) {
  const t = useTranslate();
  const prefetch = usePrefetch();
  // If it fails, the page tries again and shows the failure.
  const prepare = (page: PortalPage) => void prefetch(pageList[page].view).catch(() => undefined);
  if (pages.length === 0) return null;
  return (
    <section className="portico-nav-group">
      <h2 className="portico-nav-title">{title}</h2>
      <ul>
        {pages.map((page) => {
          const { icon: PageIcon, title: pageTitle } = pageList[page];
          return (
            <li key={page}>
              <button
                type="button"
                className="portico-nav-item"
                data-page={page}
                aria-current={page === current ? 'page' : undefined}
                // React misses an "enter" when what was under the pointer before has been removed, such as a skeleton.
                onPointerOver={() => prepare(page)}
                onFocus={() => prepare(page)}
                onClick={() => onChoose(page)}
              >
                <PageIcon size={20} aria-hidden="true" />
                <span>{t(pageTitle)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
