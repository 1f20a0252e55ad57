import { useStore } from 'zustand';
import { useApp, useSession } from '../../app/context';
import { explainPage, visiblePages } from '../../metadata/navigation';
import type { User } from '../../session/session';
import { type PortalPage, portalPages } from '../pages/page-list';
import { useAccessOf } from '../parts/use-access';
import { usePageUser } from './use-page-user';
import { usePortal } from './use-portal';

/** The pages of the menu, in order, and the current one. */
export interface Pages {
  visible: readonly PortalPage[];
  /**
   * The chosen page, if the user may open it or another user may; otherwise the first visible one, `undefined` if there
   * is none.
   */
  current: PortalPage | undefined;
  /** The permissions that the user lacks for the current page; empty if it is visible. */
  missing: readonly string[];
  /** Whether a user with more permissions would have pages. */
  withheld: boolean;
  /** The user whose permissions the current page follows. */
  user: User | null;
}

const hasScreen = (page: string): page is PortalPage => portalPages.some((known) => known === page);

/** The pages of the signed-in user. Only `visiblePages` decides which are visible. */
export function useCurrentPage(): Pages {
  const navigation = useStore(useApp().metadata, ({ document }) => document.navigation);
  const signedIn = useSession((session) => session.user);
  const user = usePageUser(signedIn);
  const menu = visiblePages(navigation, useAccessOf(signedIn)).filter(hasScreen);
  const access = useAccessOf(user);
  const visible = visiblePages(navigation, access).filter(hasScreen);
  const missingFor = (page: PortalPage) => {
    const explanation = explainPage(page, navigation, access);
    return !explanation.visible && explanation.reason === 'permissions' ? explanation.missing : [];
  };
  const chosen = usePortal((portal) => portal.page);
  const isKnown = hasScreen(chosen);
  const missing = isKnown ? missingFor(chosen) : [];
  const opens = isKnown && (missing.length > 0 || visible.includes(chosen));
  const withheld = portalPages.some((page) => missingFor(page).length > 0);
  return { visible: menu, current: opens ? chosen : visible[0], missing, withheld, user };
}
