import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import { explainPage, visiblePages } from '../../metadata/navigation';
import { type PortalPage, portalPages } from '../pages/page-list';
import { useUserAccess } from '../parts/use-access';
import { usePortal } from './use-portal';

/** The pages of the menu, in order, and the current one. */
export interface Pages {
  visible: readonly PortalPage[];
  /** The chosen page, or the first visible one if that is hidden; `undefined` if all are hidden. */
  current: PortalPage | undefined;
  /** Whether a user with more permissions would have pages. */
  withheld: boolean;
}

const hasScreen = (page: string): page is PortalPage => portalPages.some((known) => known === page);

/** The pages of the signed-in user. Only `visiblePages` decides which are visible. */
export function useCurrentPage(): Pages {
  const navigation = useStore(useApp().metadata, ({ document }) => document.navigation);
  const access = useUserAccess();
  const visible = visiblePages(navigation, access).filter(hasScreen);
  const withheld = portalPages.some((page) => {
    const explanation = explainPage(page, navigation, access);
    return !explanation.visible && explanation.reason === 'permissions';
  });
  const chosen = usePortal((portal) => portal.page);
  return { visible, current: visible.find((page) => page === chosen) ?? visible[0], withheld };
}
