import { useApp } from '../../../app/context';
import { leavePage } from '../../../app/leave-page';
import type { Notification } from '../../../contract';
import { readAddress } from '../read-address';
import { useCurrentPage } from '../use-current-page';
import { usePortalActions } from '../use-portal';

/** Returns a function that opens the page of a notification; `undefined` if the user has no such page in the portal. */
export function useOpenTarget({ url }: Notification): (() => void) | undefined {
  const { portal } = useApp();
  const { closeDialog } = usePortalActions();
  const { visible } = useCurrentPage();
  const place = readAddress(url.replace(/^\//, ''));
  if (!visible.some((page) => page === place.page)) return undefined;
  return () => {
    // Before the question about unsaved changes, which is a dialog as well.
    closeDialog();
    leavePage(portal, () => portal.setState(place));
  };
}
