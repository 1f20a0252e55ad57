import { useRef } from 'react';
import { CopyIcon } from '../ui/CopyIcon';
import { useCopy } from '../ui/use-copy';
import { useTranslate } from './context';

export interface TraceIdProps {
  /** Identifies the failed request in the service's logs. */
  id: string;
}

/** Shows the trace id of a failed request, with a button that copies it. Style it by `.portico-trace`. */
export function TraceId({ id }: TraceIdProps) {
  const t = useTranslate();
  const number = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(id, number);
  // The id comes last: when it wraps to its own line, the button stays next to the label.
  return (
    <div className="portico-trace">
      <span>{t('common.errors.traceIdMessage')}</span>{' '}
      <button
        type="button"
        className="portico-trace-copy"
        aria-label={t(state === 'copied' ? 'common.errors.traceIdCopied' : 'common.errors.copyTraceId')}
        onClick={copy}
      >
        <CopyIcon state={state} />
      </button>
      <code ref={number} dir="ltr">
        {id}
      </code>
      <span role="status">{state === 'failed' && t('common.actions.copyFailed')}</span>
    </div>
  );
}
