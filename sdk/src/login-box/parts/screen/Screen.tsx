import { createContext, type ReactNode, useId, useRef } from 'react';
import { useBoxOptions, useReplaceablePart } from '../../layout/box-options';
import { renderCustom } from '../../layout/custom';
import { useDocumentTitle } from '../../runtime/use-document-title';
import { useStepFocus } from '../../runtime/use-step-focus';

/** The id of the heading that names the step. */
export const ScreenTitleContext = createContext<string | undefined>(undefined);

export interface ScreenProps {
  title: string;
  message?: string | undefined;
  /** Names of title and message in the theme, where a vendor can replace them. Default: `title` and `message`. */
  titlePart?: string;
  messagePart?: string;
  /** Content below title and message, such as the user's address. */
  identity?: ReactNode;
  /** A picture above the title, for steps that only report an outcome. */
  art?: ReactNode;
  children?: ReactNode;
}

/** One step: heading, message and content. Takes the focus and sets the title of the browser tab when it appears. */
export function Screen(props: ScreenProps) {
  const { title, message, titlePart = 'title', messagePart = 'message', identity, art, children } = props;
  const titleId = useId();
  const step = useRef<HTMLElement>(null);
  const ownTitle = useReplaceablePart(titlePart);
  const ownMessage = useReplaceablePart(messagePart);
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
          data-part={titlePart}
          tabIndex={-1}
        >
          {shownTitle ?? title}
        </h1>
        {shownMessage && (
          <p className="portico-message" data-part={messagePart}>
            {shownMessage}
          </p>
        )}
        {identity}
      </header>
      <ScreenTitleContext.Provider value={titleId}>{children}</ScreenTitleContext.Provider>
    </section>
  );
}
