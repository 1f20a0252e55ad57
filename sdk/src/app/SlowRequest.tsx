import { useInsertionEffect, useLayoutEffect, useState } from 'react';
import { adoptSheet } from '../ui/adopt-sheet';
import { LinkButton } from '../ui/Link';
import css from '../ui/slow-request.css?inline';
import { useApp, useTranslate } from './context';

/** The texts of the notice, which are loaded with it. */
export { cancelledRequest, slowRequest } from '../metadata/locales/en/slow-request';

/** Delay before a pending request shows the user that it takes long. The request ends after 30 seconds. */
const SLOW_REQUEST_NOTICE_MS = 10_000;

export interface SlowRequestProps {
  onCancel: () => void;
}

/**
 * Mounted while a request is pending. After 10 seconds it shows that the request takes long and offers to cancel it.
 * Style it by `.portico-slow-request`.
 */
export function SlowRequest({ onCancel }: SlowRequestProps) {
  const t = useTranslate();
  useInsertionEffect(() => adoptSheet(css), []);
  const isSlow = useHasPassed(SLOW_REQUEST_NOTICE_MS);
  return (
    <div className="portico-slow-request" data-shown={isSlow || undefined}>
      <p role="status">{isSlow && t('common.slowRequest.message')}</p>
      {isSlow && <LinkButton onClick={onCancel}>{t('common.slowRequest.cancel')}</LinkButton>}
    </div>
  );
}

/** Whether `ms` milliseconds of the app's clock have passed since the component was mounted. */
function useHasPassed(ms: number): boolean {
  const { clock } = useApp();
  const [hasPassed, setHasPassed] = useState(false);
  // A layout effect, so that the time runs from the moment at which the component is on the page.
  useLayoutEffect(() => {
    const over = new AbortController();
    clock.sleep(ms, over.signal).then(
      () => setHasPassed(true),
      () => undefined,
    );
    return () => over.abort();
  }, [clock, ms]);
  return hasPassed;
}
