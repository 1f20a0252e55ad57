import { createContext, type ReactNode, useId, useRef } from 'react';
import { useBoxOptions, usePiece } from '../../layout/box-options';
import { renderCustom } from '../../layout/custom';
import { useDocumentTitle } from '../../runtime/use-document-title';
import { useStepFocus } from '../../runtime/use-step-focus';

/** The id of the heading that names the step. */
export const ScreenTitleContext = createContext<string | undefined>(undefined);

export interface ScreenProps {
  title: string;
  message?: string | undefined;
  /** Names in the theme under which a vendor may replace title and message; `title` and `message` unless told otherwise. */
  titlePiece?: string;
  messagePiece?: string;
  /** Who this is about, or what else is to be said, below title and message. */
  identity?: ReactNode;
  /** A picture above the title, of steps that report rather than ask. */
  art?: ReactNode;
  children?: ReactNode;
}

/** One step: heading, one sentence, content. Takes the focus and titles the browser tab when it appears. */
export function Screen(props: ScreenProps) {
  const { title, message, titlePiece = 'title', messagePiece = 'message', identity, art, children } = props;
  const titleId = useId();
  const step = useRef<HTMLElement>(null);
  const ownTitle = usePiece(titlePiece);
  const ownMessage = usePiece(messagePiece);
  const { docTitle } = useBoxOptions();
  useDocumentTitle(docTitle ?? title);
  useStepFocus(step);

  const shownTitle = renderCustom(ownTitle, { title }, title);
  const shownMessage = renderCustom(ownMessage, { message }, message);
  return (
    <section ref={step} className="portico-step" data-reports={art ? true : undefined} aria-labelledby={titleId}>
      <header className="portico-step-header">
        {art}
        <h1
          id={titleId}
          className={shownTitle ? 'portico-title' : 'portico-visually-hidden'}
          data-piece={titlePiece}
          tabIndex={-1}
        >
          {shownTitle ?? title}
        </h1>
        {shownMessage && (
          <p className="portico-message" data-piece={messagePiece}>
            {shownMessage}
          </p>
        )}
        {identity}
      </header>
      <ScreenTitleContext.Provider value={titleId}>{children}</ScreenTitleContext.Provider>
    </section>
  );
}
