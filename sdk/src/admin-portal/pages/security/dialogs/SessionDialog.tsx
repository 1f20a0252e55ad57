import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { FromCurrent } from '../../../parts/EditDialog';
import { formErrors } from '../../../parts/form-schema';
import { CONCURRENT_SESSIONS, TIMEOUT_SECONDS } from '../security-limits';
import { titles } from '../sessions/SessionsTab';
import { type SessionPolicy, saveSessionLimit } from '../sessions/sessions-store';
import { useSecurity } from '../use-security';
import { LimitFields } from './LimitFields';
import { limitOf, limitSchema } from './limit-form';
import { PolicyForm } from './PolicyForm';
import { useReadyData } from './use-edit-policy';

const descriptions = {
  idleSessionTimeout: 'adminPortal.security_SessionManagement.idleSessionTimeoutDescription',
  forceReLogin: 'adminPortal.security_SessionManagement.sessionTimeoutDescription',
  maximumConcurrentSessions: 'adminPortal.security_SessionManagement.concurrentSessionsDescription',
} as const satisfies Record<SessionPolicy, string>;

/** Edits a limit of sessions. */
export function SessionDialog({ policy }: { policy: SessionPolicy }) {
  return <FromCurrent>{(loadCurrent) => <SessionForm policy={policy} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function SessionForm({ policy, onLoadCurrent }: { policy: SessionPolicy; onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { sessions } = useSecurity();
  const [limit] = useState(useReadyData(sessions)[policy]);
  const [isOn, setOn] = useState(limit.isOn);
  const isDuration = policy !== 'maximumConcurrentSessions';
  const bounds = isDuration ? TIMEOUT_SECONDS : CONCURRENT_SESSIONS;
  return (
    <PolicyForm
      title={t(titles[policy])}
      texts="security_EditPolicy"
      store={sessions}
      part={(limits) => limits[policy]}
      send={(values) => saveSessionLimit(http, policy, limitOf(values, isOn, limit))}
      validate={(values) => (isOn ? formErrors(limitSchema(t, bounds, values), values) : {})}
      onLoadCurrent={onLoadCurrent}
    >
      <LimitFields
        switchLabel={t(`adminPortal.security_EditPolicy.${policy}Switch`)}
        description={t(descriptions[policy])}
        isOn={isOn}
        onSwitch={setOn}
        amountLabel={t(`adminPortal.security_EditPolicy.${isDuration ? 'durationLabel' : 'sessionsLabel'}`)}
        help={t('adminPortal.security_EditPolicy.sessionsEnd')}
        limit={limit}
        isDuration={isDuration}
      />
    </PolicyForm>
  );
}
