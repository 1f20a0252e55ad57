import { CircleUserRound, type LucideIcon, UsersRound } from 'lucide-react';
import { type LazyComponent, lazyComponent } from '../../app/lazy/lazy-component';
import type { PortalPage } from '../../app/portal-state';
import type { KnownTextKey } from '../../metadata';

/** Groups of the menu. */
export type PageGroup = 'myAccount' | 'workspace';

interface PageEntry {
  group: PageGroup;
  title: KnownTextKey;
  icon: LucideIcon;
  view: LazyComponent<object>;
}

/** Every page; the object does not compile if one is missing. */
export const pageEntries: Record<PortalPage, PageEntry> = {
  profile: {
    group: 'myAccount',
    title: 'adminPortal.navigation.profile',
    icon: CircleUserRound,
    view: lazyComponent(() =>
      import('../pages/profile/ProfilePage').then((module) => ({ component: module.ProfilePage })),
    ),
  },
  users: {
    group: 'workspace',
    title: 'adminPortal.navigation.users',
    icon: UsersRound,
    view: lazyComponent(() => import('../pages/users/UsersPage').then((module) => ({ component: module.UsersPage }))),
  },
};
