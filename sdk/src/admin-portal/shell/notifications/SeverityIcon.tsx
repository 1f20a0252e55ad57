import { Bell, CircleAlert, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import type { KnownTextKey } from '../../../metadata';

interface Severity {
  icon: LucideIcon;
  tone: 'info' | 'warning' | 'danger';
  /** Only those that a user should not miss have a name. */
  name?: KnownTextKey;
}

/** The severities of the service. An unknown one counts as information. */
const severities = new Map<string, Severity>([
  ['medium', { icon: CircleAlert, tone: 'info' }],
  ['high', { icon: TriangleAlert, tone: 'warning', name: 'adminPortal.notifications.highSeverity' }],
  ['critical', { icon: OctagonAlert, tone: 'danger', name: 'adminPortal.notifications.criticalSeverity' }],
]);

/** The severity of a notification as an icon; screen readers hear that of important ones. */
export function SeverityIcon({ severity }: { severity: string }) {
  const t = useTranslate();
  const { icon: Icon, tone, name } = severities.get(severity.toLowerCase()) ?? { icon: Bell, tone: undefined };
  return (
    <span className="portico-notification-icon" data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      {name && <span className="portico-visually-hidden">{t(name)}</span>}
    </span>
  );
}
