import { type ReactNode, useMemo } from 'react';
import { AppContext, useApp } from '../../../app/context';
import type { PageTextKeys } from './page-text-keys';
import { withPageTexts } from './with-page-texts';

export interface PageTextsProps {
  keys: PageTextKeys;
  children: ReactNode;
}

/** Shows a page with its own texts, if the vendor has set any. */
export function PageTexts({ keys, children }: PageTextsProps) {
  const app = useApp();
  const own = useMemo(() => ({ ...app, metadata: withPageTexts(app.metadata, keys) }), [app, keys]);
  return <AppContext.Provider value={own}>{children}</AppContext.Provider>;
}
