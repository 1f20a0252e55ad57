import { useTranslate } from '../../../../app/context';
import type { AuditSeverity } from '../../../../contract';
import type { KnownTextKey } from '../../../../metadata';
import { Chip, type ChipProps } from '../../../../ui/Chip';

/** The text of each severity. */
export const severityLabels = {
  Info: 'adminPortal.auditLogs.infoSeverity',
  Medium: 'adminPortal.auditLogs.mediumSeverity',
  High: 'adminPortal.auditLogs.highSeverity',
  Critical: 'adminPortal.auditLogs.criticalSeverity',
} as const satisfies Record<AuditSeverity, KnownTextKey>;

const tones: Record<AuditSeverity, NonNullable<ChipProps['tone']>> = {
  Info: 'neutral',
  Medium: 'info',
  High: 'warning',
  Critical: 'danger',
};

/** The severity of an event. One that is not in the contract is shown as the service calls it. */
export function Severity({ severity }: { severity: string }) {
  const t = useTranslate();
  if (!Object.hasOwn(severityLabels, severity)) return severity ? <Chip>{severity}</Chip> : null;
  const known = severity as AuditSeverity;
  return (
    <Chip tone={tones[known]} icon={<span className="portico-severity-dot" />}>
      {t(severityLabels[known])}
    </Chip>
  );
}
