import { createContext, useContext } from 'react';

/** Cancels the requests of the portal page that is shown. */
export const CancelContext = createContext<() => void>(() => {});

/** What cancels every request of the page, its dialogs included; the session's requests go on. */
export function useCancelRequests(): () => void {
  return useContext(CancelContext);
}
