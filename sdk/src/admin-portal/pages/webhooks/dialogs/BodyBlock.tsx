import { useId, useRef } from 'react';
import { CopyButton } from '../../../../app/CopyButton';
import { useTranslate } from '../../../../app/context';

export interface BodyBlockProps {
  title: string;
  /** What was sent or answered: JSON is laid out in lines. */
  text: string;
}

/** The body of a request or of an answer, with a button that copies it. */
export function BodyBlock({ title, text }: BodyBlockProps) {
  const t = useTranslate();
  const id = useId();
  const shown = useRef<HTMLPreElement>(null);
  const laidOut = layOut(text);
  return (
    <div className="portico-webhook-body">
      <div className="portico-webhook-body-heading">
        <h3 id={id}>{title}</h3>
        {laidOut && <CopyButton text={laidOut} source={shown} labelledBy={id} />}
      </div>
      {laidOut ? (
        <pre ref={shown} dir="ltr" translate="no" className="portico-webhook-code">
          {laidOut}
        </pre>
      ) : (
        <p className="portico-muted">{t('adminPortal.webhooks_TestWebhook.emptyAnswer')}</p>
      )}
    </div>
  );
}

function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
