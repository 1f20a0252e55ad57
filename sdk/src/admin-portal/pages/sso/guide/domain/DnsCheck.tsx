import { useEffect } from 'react';
import { useTranslate } from '../../../../../app/context';
import { SlowRequest } from '../../../../../app/SlowRequest';
import type { SsoDomain } from '../../../../../contract';
import type { ErrorCode } from '../../../../../contract/error-codes';
import type { ApiError } from '../../../../../core/errors';
import { Alert } from '../../../../../ui/Alert';
import { Button } from '../../../../../ui/Button';
import { useNotify } from '../../../../../ui/Notifications';
import { ErrorAlert } from '../../../../parts/ErrorAlert';
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

/** Looks for the domain's record, and goes on looking while it is not there; says what it has found. */
export function DnsCheck({ connectionId, domain, isFurther }: DnsCheckProps) {
  const t = useTranslate();
  const notify = useNotify();
  const validate = useSso((sso) => sso.validateDomain);
  const check = useAction(
    () => validate(connectionId, domain.id),
    () => notify.toast(t('adminPortal.sso_ClaimDomain.nowVerified', { domain: domain.domain })),
  );
  useRepeatedCheck(check);
  return (
    <>
      {check.error && <CheckFailed error={check.error} failures={check.failures} domain={domain.domain} />}
      {check.pending && <SlowRequest onCancel={check.cancel} />}
      <div className="portico-sso-actions">
        <Button variant={isFurther ? 'secondary' : 'primary'} pending={check.pending} onClick={check.run}>
          {t('adminPortal.sso_ClaimDomain.validate')}
        </Button>
      </div>
    </>
  );
}

/** Checks again after a check that has not found the record. */
function useRepeatedCheck({ error, failures, run }: Action<[]>): void {
  const isMissing = error?.errorCode === NOT_THERE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is a new function with each render; `failures` counts the checks.
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(run, DNS_CHECK_SECONDS * MS_A_SECOND);
    return () => clearTimeout(timer);
  }, [isMissing, failures]);
}

/** What is still missing. Takes no focus while it is the record: the check repeats while the user does something else. */
function CheckFailed({ error, failures, domain }: { error: ApiError; failures: number; domain: string }) {
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
      <Alert title={t('adminPortal.sso_ClaimDomain.ownedElsewhereTitle', { domain })} focusOn={failures}>
        {t('adminPortal.sso_ClaimDomain.ownedElsewhereText')}
      </Alert>
    );
  }
  return <ErrorAlert error={error} focusOn={failures} />;
}
