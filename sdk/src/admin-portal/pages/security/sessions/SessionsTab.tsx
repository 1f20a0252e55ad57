import { Timer } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { EmptyState } from '../../../../ui/EmptyState';
import { usePermission } from '../../../parts/use-access';
import { durationOf, durationText } from '../policies/durations';
import type { Limit } from '../policies/limits';
import { PolicyRow } from '../policies/PolicyRow';
import { PolicyTab } from '../policies/PolicyTab';
import { ReadOnlyNote } from '../policies/ReadOnlyNote';
import { useAppearances } from '../security-appearances';
import { securityPermissions } from '../security-permissions';
import { useSecurity } from '../use-security';
import { type SessionLimits, type SessionPolicy, sessionPolicies } from './sessions-store';

/** How long sessions last, and how many of them a user may have. */
export function SessionsTab() {
  return <PolicyTab store={useSecurity().sessions}>{(limits) => <SessionRows limits={limits} />}</PolicyTab>;
}

function SessionRows({ limits }: { limits: SessionLimits }) {
  const t = useTranslate();
  const mayChange = usePermission(securityPermissions.changePolicies);
  const appearanceOf = useAppearances('sessionManagement');
  const shown = sessionPolicies.filter((policy) => appearanceOf(policy) !== 'hidden');
  if (shown.length === 0) {
    return <EmptyState icon={<Timer size={20} />} title={t('adminPortal.security_SessionManagement.emptyStateText')} />;
  }
  return (
    <div className="portico-cards">
      {!mayChange && <ReadOnlyNote />}
      <ul
        className="portico-card portico-policies"
        aria-label={t('adminPortal.security_SessionManagement.sectionTitle')}
      >
        {shown.map((policy) => (
          <PolicyRow
            key={policy}
            policy={policy}
            title={t(titles[policy])}
            sentence={sentenceOf(t, policy, limits[policy])}
            isOn={limits[policy].isOn}
            mayEdit={mayChange && appearanceOf(policy) === 'edit'}
          />
        ))}
      </ul>
    </div>
  );
}

/** The title of each limit; its dialog has the same. */
export const titles = {
  idleSessionTimeout: 'adminPortal.security_SessionManagement.idleSessionTimeoutTitle',
  forceReLogin: 'adminPortal.security_SessionManagement.sessionTimeoutTitle',
  maximumConcurrentSessions: 'adminPortal.security_SessionManagement.concurrentSessionsTitle',
} as const satisfies Record<SessionPolicy, string>;

function sentenceOf(t: Translate, policy: SessionPolicy, { isOn, amount }: Limit): string {
  if (!isOn) return t(`adminPortal.security_SessionManagement.${policy}Off`);
  if (policy === 'maximumConcurrentSessions') {
    return t('adminPortal.security_SessionManagement.maximumConcurrentSessionsOn', { count: amount });
  }
  const duration = durationText(t.language, durationOf(amount));
  return t(`adminPortal.security_SessionManagement.${policy}On`, { duration });
}
