import { CircleUserRound, type LucideIcon, UsersRound } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PortalPage } from '../../app/portal-state';
import type { KnownTextKey } from '../../metadata';

/** Groups of the menu. */
export type PageGroup = 'myAccount' | 'workspace';

interface PageEntry {
  group: PageGroup;
  title: KnownTextKey;
  icon: LucideIcon;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page; the object does not compile if one is missing. */
export const pageEntries: Record<PortalPage, PageEntry> = {
  profile: {
    group: 'myAccount',
    title: 'adminPortal.navigation.profile',
    icon: CircleUserRound,
    load: () => import('../pages/profile/ProfilePage').then((module) => ({ default: module.ProfilePage })),
  },
  users: {
    group: 'workspace',
    title: 'adminPortal.navigation.users',
    icon: UsersRound,
    load: () => import('../pages/users/UsersPage').then((module) => ({ default: module.UsersPage })),
  },
};

const loaded = new Map<PortalPage, LazyExoticComponent<ComponentType>>();

/** The lazy component of a page; its chunk is loaded on the first render. */
export function pageComponent(page: PortalPage): LazyExoticComponent<ComponentType> {
  const present = loaded.get(page);
  if (present) return present;
  const component = lazy(pageEntries[page].load);
  loaded.set(page, component);
  return component;
}

/** Loads the chunk of a page again after a failure; the next render shows the page. */
export async function fetchPageAgain(page: PortalPage): Promise<void> {
  await pageEntries[page].load();
  loaded.delete(page);
}
