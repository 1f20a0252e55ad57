import { type ReactNode, useMemo } from 'react';
import { AppContext, useApp } from '../../../app/context';
import { inOwnWords } from './in-own-words';
import type { PageWords } from './page-words';

export interface OwnWordsProps {
  words: PageWords;
  children: ReactNode;
}

/** Shows a page with its own texts, if the vendor has set any. */
export function OwnWords({ words, children }: OwnWordsProps) {
  const app = useApp();
  const own = useMemo(() => ({ ...app, metadata: inOwnWords(app.metadata, words) }), [app, words]);
  return <AppContext.Provider value={own}>{children}</AppContext.Provider>;
}
