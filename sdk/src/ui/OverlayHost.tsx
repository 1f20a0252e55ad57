import { createContext, type ReactNode, useContext, useState } from 'react';
import { I18nProvider } from 'react-aria-components';

const OverlayHostContext = createContext<Element | undefined>(undefined);

/** The container of dialogs, menus and tooltips: inside the app's root, so that its theme and language apply. */
export function useOverlayHost(): Element | undefined {
  return useContext(OverlayHostContext);
}

export interface OverlayHostProps {
  /** BCP 47; decides the direction of arrow keys and placements. */
  locale: string;
  children: ReactNode;
}

/** Renders the container for overlays. Its children are rendered after it: an overlay may be open from the start. */
export function OverlayHost({ locale, children }: OverlayHostProps) {
  const [host, setHost] = useState<Element>();
  return (
    <I18nProvider locale={locale}>
      <OverlayHostContext.Provider value={host}>{host && children}</OverlayHostContext.Provider>
      <div className="portico-overlays" ref={(element) => setHost(element ?? undefined)} />
    </I18nProvider>
  );
}
