import { useEffect, useState } from 'react';
import { useApp, useSession } from '../../app/context';
import { createPortalHistory } from './portal-history';
import type { PortalPlacement } from './portal-trail';
import type { Pages } from './use-current-page';
import { usePortal } from './use-portal';

/** Gives the pages and dialogs of a portal their addresses, and follows the browser's Back and Forward. */
export function usePortalHistory(placement: PortalPlacement, { current }: Pages): void {
  const app = useApp();
  const [history] = useState(() => createPortalHistory(app, placement));
  const state = usePortal((portal) => portal);
  // Before, the user's permissions are not known, and with them the pages.
  const signedIn = useSession((session) => session.status === 'signedIn');
  const isKnown = signedIn || (placement === 'overlay' && !state.open);
  useEffect(() => history.follow(), [history]);
  useEffect(() => {
    if (isKnown) history.record(state, current ?? '');
  }, [history, isKnown, state, current]);
}
