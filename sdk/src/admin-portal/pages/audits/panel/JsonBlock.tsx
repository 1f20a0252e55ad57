import { useId, useRef } from 'react';
import { CopyButton } from '../../../../app/CopyButton';

export interface JsonBlockProps {
  title: string;
  value: unknown;
}

/** A value as JSON, with a button that copies it. */
export function JsonBlock({ title, value }: JsonBlockProps) {
  const id = useId();
  const shown = useRef<HTMLPreElement>(null);
  const text = JSON.stringify(value, null, 2);
  return (
    <section className="portico-panel-section">
      <div className="portico-json-heading">
        <h3 id={id}>{title}</h3>
        <CopyButton text={text} source={shown} labelledBy={id} />
      </div>
      <pre ref={shown} dir="ltr" translate="no" className="portico-json">
        {text}
      </pre>
    </section>
  );
}
