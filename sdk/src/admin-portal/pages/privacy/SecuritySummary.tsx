import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import type { Passkey, UserSession } from '../../../contract';
import type { Loaded } from '../../parts/loaded';
import type { Factors } from './factors/factors-store';

export interface SecuritySummaryProps {
  factors: Loaded<Factors>;
  passkeys: Loaded<readonly Passkey[]>;
  sessions: Loaded<readonly UserSession[]>;
}

/** One line that says how well the account is protected, as far as the page has loaded. */
export function SecuritySummary({ factors, passkeys, sessions }: SecuritySummaryProps) {
  const t = useTranslate();
  if (factors.phase !== 'ready') return null;
  const isProtected = factors.data.enrolled.length > 0;
  const SummaryIcon = isProtected ? ShieldCheck : ShieldAlert;
  const passkeyCount = countOf(passkeys);
  const deviceCount = countOf(sessions);
  return (
    <div className="portico-security-summary" data-protected={isProtected || undefined} role="status">
      <SummaryIcon size={20} aria-hidden="true" />
      <ul>
        <li>{t(isProtected ? 'adminPortal.privacy.summaryTwoFactors' : 'adminPortal.privacy.summaryOneFactor')}</li>
        {passkeyCount > 0 && <li>{t('adminPortal.privacy.summaryPasskeys', { count: passkeyCount })}</li>}
        {deviceCount > 0 && <li>{t('adminPortal.privacy.summaryDevices', { count: deviceCount })}</li>}
      </ul>
    </div>
  );
}

function countOf(loaded: Loaded<readonly unknown[]>): number {
  return loaded.phase === 'ready' ? loaded.data.length : 0;
}
