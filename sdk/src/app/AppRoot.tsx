import { type ReactNode, useContext, useInsertionEffect } from 'react';
import { useStore } from 'zustand';
import { adoptSheet } from '../ui/adopt-sheet';
import { ConcealedContext, useApp } from './context';

export interface AppRootProps {
  part: 'login-box' | 'admin-portal';
  /** Route or page shown, for vendors' own selectors: `data-page`. */
  page?: string;
  /**
   * The part's base style sheets, as text (`import css from './x.css?inline'`). A constant, adopted once per document.
   */
  css?: readonly string[];
  children?: ReactNode;
}

const noCss: readonly string[] = [];

/** Root element of everything mounted: `.portico-root`, with color scheme, language and direction. */
export function AppRoot({ part, page, css = noCss, children }: AppRootProps) {
  const { name, metadata, theme } = useApp();
  const concealed = useContext(ConcealedContext);
  const scheme = useStore(metadata, (state) => state.scheme);
  const language = useStore(metadata, (state) => state.language);
  const direction = useStore(metadata, (state) => state.direction);
  useInsertionEffect(() => {
    const releases = css.map((sheet) => adoptSheet(sheet));
    return () => {
      for (const release of releases) release();
    };
  }, [css]);
  useInsertionEffect(() => theme.mount(), [theme]);

  return (
    <div
      className={`portico-root portico-${part}`}
      data-portico-app={name}
      data-portico-scheme={scheme}
      data-page={page}
      data-concealed={concealed || undefined}
      lang={language}
      dir={direction}
    >
      {children}
    </div>
  );
}
