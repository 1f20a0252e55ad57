import { type ReactNode, useContext, useInsertionEffect } from 'react';
import { useStore } from 'zustand';
import { adoptSheet } from '../ui/adopt-sheet';
import { ConcealedContext, useApp } from './context';

export interface KitRootProps {
  part: 'login-box' | 'admin-portal';
  /** Route or page shown, for vendors' own selectors: `data-page`. */
  page?: string;
  /** The part's base style sheets, as text (`import css from './x.css?inline'`); a constant, adopted once a document. */
  css?: readonly string[];
  children?: ReactNode;
}

const noCss: readonly string[] = [];

/** The root element of everything that is mounted: `.portico-root`, with scheme, language and direction on it. */
export function KitRoot({ part, page, css = noCss, children }: KitRootProps) {
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
