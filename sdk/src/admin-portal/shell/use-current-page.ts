import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import { type PortalPage, portalPages } from '../../app/portal-state';
import { explainPage, visiblePages } from '../../metadata/navigation';
import { useVisitor } from '../parts/use-access';
import { usePortal } from './use-portal';

/** Pages of the menu in its order, and the one that is shown. */
export interface Pages {
  visible: readonly PortalPage[];
  /** The chosen page, or the first visible one when the chosen one is hidden; none when all are. */
  current: PortalPage | undefined;
  /** Whether there would be pages for somebody with more permissions. */
  withheld: boolean;
}

const hasScreen = (page: string): page is PortalPage => portalPages.some((known) => known === page);

/** What the menu holds for the signed-in user. Asks `visiblePages` once; nothing else decides. */
export function useCurrentPage(): Pages {
  const navigation = useStore(useApp().metadata, ({ document }) => document.navigation);
  const visitor = useVisitor();
  const visible = visiblePages(navigation, visitor).filter(hasScreen);
  const withheld = portalPages.some((page) => {
    const explanation = explainPage(page, navigation, visitor);
    return !explanation.visible && explanation.reason === 'permissions';
  });
  const chosen = usePortal((portal) => portal.page);
  return { visible, current: visible.includes(chosen) ? chosen : visible[0], withheld };
}
