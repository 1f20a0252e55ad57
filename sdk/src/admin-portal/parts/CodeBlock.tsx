import { useId, useRef } from 'react';
import { CopyButton } from '../../app/CopyButton';

export interface CodeBlockProps {
  title: string;
  text: string;
  /** Shown if there is no text. */
  empty?: string;
}

/** A text for programs, such as JSON, with a button that copies it. Styled by `code-block.css`. */
export function CodeBlock({ title, text, empty = '' }: CodeBlockProps) {
  const id = useId();
  const shown = useRef<HTMLPreElement>(null);
  return (
    <section className="portico-panel-section">
      <div className="portico-json-heading">
        <h3 id={id}>{title}</h3>
        {text && <CopyButton text={text} source={shown} labelledBy={id} />}
      </div>
      {text ? (
        <pre ref={shown} dir="ltr" translate="no" className="portico-json">
          {text}
        </pre>
      ) : (
        <p className="portico-muted">{empty}</p>
      )}
    </section>
  );
}
