import { createContext, useContext } from 'react';

/** Cancels the requests of the portal page that is shown. */
export const CancelContext = createContext<() => void>(() => {});

/** Returns a function that cancels all requests of the page and its dialogs, but not those of the session. */
export function useCancelRequests(): () => void {
  return useContext(CancelContext);
}
