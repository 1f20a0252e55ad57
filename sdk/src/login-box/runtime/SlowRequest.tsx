import { useContext, useEffect, useState } from 'react';
import { useApp, useTranslate } from '../../app/context';
import { SLOW_REQUEST_NOTICE_MS } from '../../core/slow-request';
import { cancelledRequest, slowRequest } from '../../metadata/locales/en/slow-request';
import { LinkButton } from '../../ui/Link';
import css from '../../ui/slow-request.css?inline';
import { FlowContext } from './flow-context';

export interface SlowRequestProps {
  /** Calls the requests of the flow off. */
  cancel: () => void;
}

/** Mounted while a request of the flow is under way: after a while it says that it takes long, and offers to cancel it. */
function SlowRequest({ cancel }: SlowRequestProps) {
  const t = useTranslate();
  const flow = useContext(FlowContext);
  const isSlow = usePassed(SLOW_REQUEST_NOTICE_MS);
  function onCancel() {
    // First the state: what the call brings after that is dropped.
    flow?.setState({ pending: false, error: { code: 'requestCancelled', message: '' } });
    cancel();
  }
  return (
    <div className="portico-slow-request" data-shown={isSlow || undefined}>
      <p role="status">{isSlow && t('loginBox.slowRequest.message')}</p>
      {isSlow && <LinkButton onClick={onCancel}>{t('loginBox.slowRequest.cancel')}</LinkButton>}
    </div>
  );
}

/** Whether so many milliseconds of the app's clock have passed since the component was mounted. */
function usePassed(ms: number): boolean {
  const { clock } = useApp();
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    clock.sleep(ms, over.signal).then(
      () => setPassed(true),
      () => undefined,
    );
    return () => over.abort();
  }, [clock, ms]);
  return passed;
}

/** The notice with its texts and rules. */
export const slowRequestContent = {
  component: SlowRequest,
  texts: { loginBox: { slowRequest, login: cancelledRequest } },
  css,
};
