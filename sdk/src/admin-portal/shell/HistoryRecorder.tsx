import { useEffect, useState } from 'react';
import { useApp, useSession } from '../../app/context';
import { createPortalHistory } from './portal-history';
import type { PortalPlacement } from './portal-trail';
import type { Pages } from './use-current-page';
import { usePortal } from './use-portal';

export interface HistoryRecorderProps {
  placement: PortalPlacement;
  pages: Pages;
}

/**
 * Gives the pages and dialogs of a portal their addresses, and follows the browser's Back and Forward. Renders nothing: it
 * is a component so that a change of the address, such as by each letter of a search, doesn't render the portal again.
 */
export function HistoryRecorder({ placement, pages: { current } }: HistoryRecorderProps): null {
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
  return null;
}
