import { useEffect, useRef, useState } from 'react';
import { useApp, useTranslate } from '../../../../../app/context';
import { SlowRequest } from '../../../../../app/SlowRequest';
import type { SsoDomain } from '../../../../../contract';
import type { ErrorCode } from '../../../../../contract/error-codes';
import type { ApiError } from '../../../../../core/errors';
import { Alert } from '../../../../../ui/Alert';
import { Button } from '../../../../../ui/Button';
import { useNotify } from '../../../../../ui/Notifications';
import { ErrorAlert } from '../../../../parts/ErrorAlert';
import { timeFormat } from '../../../../parts/formats';
import { type Action, useAction } from '../../../../parts/use-action';
import { DNS_CHECK_SECONDS, DNS_HOURS } from '../../sso-constants';
import { useSso } from '../../use-sso';

/** Only the type of the codes is imported, so their list is not bundled. */
const NOT_THERE: ErrorCode = 'ER-SSO-DOMAIN-NOT-VERIFIED';
const OWNED_ELSEWHERE: ErrorCode = 'ER-ALREADY-EXISTS';
const MS_A_SECOND = 1000;

export interface DnsCheckProps {
  connectionId: string;
  domain: SsoDomain;
  /** Another domain's check is the main action of the page. */
  isFurther: boolean;
}

/** Looks for the domain's record, and goes on looking while the page is visible; says what it has found, and when. */
export function DnsCheck({ connectionId, domain, isFurther }: DnsCheckProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { clock } = useApp();
  const validate = useSso((sso) => sso.validateDomain);
  const [lookedAt, setLookedAt] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const check = useAction(
    () => validate(connectionId, domain.id).finally(() => setLookedAt(clock.now())),
    () => notify.toast(t('adminPortal.sso_ClaimDomain.nowVerified', { domain: domain.domain })),
  );
  const run = (isByUser: boolean) => {
    setWanted(isByUser);
    check.run();
  };
  useRepeatedCheck(check, () => run(false));
  return (
    <>
      {check.error && <CheckFailed error={check.error} focusOn={isWanted && check.failures} domain={domain.domain} />}
      {check.pending && isWanted && <SlowRequest onCancel={check.cancel} />}
      <div className="portico-sso-actions">
        <Button
          variant={isFurther ? 'secondary' : 'primary'}
          pending={check.pending && isWanted}
          onClick={() => run(true)}
        >
          {t('adminPortal.sso_ClaimDomain.validate')}
        </Button>
      </div>
      {lookedAt !== undefined && (
        <p className="portico-hint">
          {t('adminPortal.sso_ClaimDomain.lookedAt', { time: timeFormat(t.language).format(lookedAt) })}
        </p>
      )}
    </>
  );
}

/**
 * Repeats the check while the page is visible, from the beginning: the record may be there by then. A check that has
 * failed for another reason than a missing record is left to the user.
 */
function useRepeatedCheck({ error }: Action<[]>, check: () => void): void {
  const { clock } = useApp();
  const latest = useRef(check);
  const isStopped = error !== null && error.errorCode !== NOT_THERE;
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (isStopped) return;
    const stop = new AbortController();
    async function repeat() {
      for (;;) {
        await clock.sleep(DNS_CHECK_SECONDS * MS_A_SECOND, stop.signal);
        if (document.visibilityState === 'visible') latest.current();
      }
    }
    // `sleep` rejects only when the signal aborts it.
    repeat().catch(() => undefined);
    return () => stop.abort();
  }, [clock, isStopped]);
}

/** What is still missing. Takes no focus while it is the record: the check repeats while the user does something else. */
function CheckFailed({ error, focusOn, domain }: { error: ApiError; focusOn: unknown; domain: string }) {
  const t = useTranslate();
  if (error.errorCode === NOT_THERE) {
    return (
      <Alert kind="warning" title={t('adminPortal.sso_ClaimDomain.missingTitle', { domain })}>
        {t('adminPortal.sso_ClaimDomain.missingText', { hours: DNS_HOURS, seconds: DNS_CHECK_SECONDS })}
      </Alert>
    );
  }
  if (error.errorCode === OWNED_ELSEWHERE) {
    return (
      <Alert title={t('adminPortal.sso_ClaimDomain.ownedElsewhereTitle', { domain })} focusOn={focusOn}>
        {t('adminPortal.sso_ClaimDomain.ownedElsewhereText')}
      </Alert>
    );
  }
  return <ErrorAlert error={error} focusOn={focusOn} />;
}
