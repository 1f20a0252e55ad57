import { useEffect } from 'react';

/** Titles the browser tab while mounted, and gives the host its own title back afterwards. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
