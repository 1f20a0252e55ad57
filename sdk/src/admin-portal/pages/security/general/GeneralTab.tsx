import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { usePermission } from '../../../parts/use-access';
import { PolicyTab } from '../policies/PolicyTab';
import { ReadOnlyNote } from '../policies/ReadOnlyNote';
import { useAppearances } from '../security-appearances';
import { securityPermissions } from '../security-permissions';
import { useSecurity } from '../use-security';
import { HistoryRow, LengthRow, LockoutRow, MfaRow, RotationRow } from './GeneralRows';
import type { GeneralPolicies } from './general-store';

/** Second factors, lockout and passwords. */
export function GeneralTab() {
  return <PolicyTab store={useSecurity().general}>{(policies) => <GeneralRows policies={policies} />}</PolicyTab>;
}

function GeneralRows({ policies }: { policies: GeneralPolicies }) {
  const t = useTranslate();
  const mayChange = usePermission(securityPermissions.changePolicies);
  const rows = useShownRows(policies);
  if (rows.length === 0) {
    return <EmptyState icon={<Gauge size={20} />} title={t('adminPortal.security.emptyStateText')} />;
  }
  return (
    <div className="portico-cards">
      {!mayChange && <ReadOnlyNote />}
      <ul className="portico-card portico-policies" aria-label={t('adminPortal.security.generalSettingsTab')}>
        {rows}
      </ul>
    </div>
  );
}

/** The rows that the vendor shows and the user may read. */
function useShownRows(policies: GeneralPolicies): ReactNode[] {
  const appearanceOf = useAppearances('generalSettings');
  const mayReadRotation = usePermission(securityPermissions.readRotation);
  const rows: ReactNode[] = [];
  const editable = (policy: string) => appearanceOf(policy) === 'edit';
  if (appearanceOf('mfa') !== 'hidden') rows.push(<MfaRow key="mfa" {...policies} editable={editable('mfa')} />);
  if (appearanceOf('userLockout') !== 'hidden') {
    rows.push(<LockoutRow key="lockout" {...policies} editable={editable('userLockout')} />);
  }
  if (appearanceOf('passwordHistory') === 'hidden') return rows;
  rows.push(<HistoryRow key="history" {...policies} editable={editable('passwordHistory')} />);
  if (mayReadRotation) rows.push(<RotationRow key="rotation" {...policies} editable={editable('passwordHistory')} />);
  if (policies.passwordLength) rows.push(<LengthRow key="length" length={policies.passwordLength} />);
  return rows;
}
