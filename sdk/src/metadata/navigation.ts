import { type NavigationPage, navigationPages } from './navigation-pages';
import type { Navigation } from './types';

/** The user's data that the menu depends on. */
export interface UserAccess {
  superUser: boolean;
  /** Whether the user has the permission. `*` in `required` means any text. Pass `hasPermission` of the session. */
  holds: (required: string) => boolean;
  /** Is the feature flag on? */
  flagOn: (flag: string) => boolean;
}

/** Whether a page is in the menu, and why; `reason` names the first condition that failed. */
export type PageExplanation =
  | { visible: true }
  | { visible: false; reason: 'unknownPage' | 'visibility' }
  | { visible: false; reason: 'featureFlag'; featureFlag: string }
  | { visible: false; reason: 'permissions'; missing: string[] };

/**
 * Pages that a user may open, in menu order.
 *
 * `hidden` hides a page from all users, `always` shows it without permissions, `byPermissions` requires all of its
 * permissions. A feature flag must be on in either case. A super user passes permissions, not flags and not `hidden`.
 *
 * @param order Page keys in the wanted order; pages left out follow in their usual order, unknown keys are ignored.
 * @see Portal spec §6
 */
export function visiblePages(
  navigation: Navigation,
  access: UserAccess,
  order: readonly string[] = navigation.order ?? [],
): NavigationPage[] {
  return orderedPages(order).filter((name) => explainPage(name, navigation, access).visible);
}

/** Whether a page is in the menu and, if not, which condition failed. */
export function explainPage(name: string, navigation: Navigation, access: UserAccess): PageExplanation {
  if (!isNavigationPage(name)) return { visible: false, reason: 'unknownPage' };
  const { visibility = 'hidden', permissions, featureFlag } = navigation[name] ?? {};
  if (visibility === 'hidden') return { visible: false, reason: 'visibility' };
  if (featureFlag && !access.flagOn(featureFlag)) return { visible: false, reason: 'featureFlag', featureFlag };
  if (visibility === 'always' || access.superUser) return { visible: true };
  const missing = listOf(permissions).filter((permission) => !access.holds(permission));
  return missing.length > 0 ? { visible: false, reason: 'permissions', missing } : { visible: true };
}

/** All pages, those of `order` first. */
export function orderedPages(order: readonly string[]): NavigationPage[] {
  return [...new Set([...listOf(order).filter(isNavigationPage), ...navigationPages])];
}

function isNavigationPage(name: string): name is NavigationPage {
  return (navigationPages as readonly string[]).includes(name);
}

/** Documents are not validated here: the value of a list may be of any type. */
function listOf(value: readonly string[] | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
