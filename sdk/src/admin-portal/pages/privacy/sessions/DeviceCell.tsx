import { CircleHelp, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { UserSession } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Chip } from '../../../../ui/Chip';
import { type Device, readDevice } from './device';

const icons: Record<Device['kind'], LucideIcon> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
};

/** The device of a session. The current one is this browser, also if the service has not noted its header. */
function deviceOf({ userAgent, current }: UserSession): Device {
  return readDevice(userAgent || (current ? navigator.userAgent : undefined));
}

/** A session's device: "Firefox on Windows", or "Unknown device". */
export function deviceName(t: Translate, session: UserSession): string {
  const { browser, system } = deviceOf(session);
  if (browser && system) return t('adminPortal.privacy_UserSessions.browserOnSystem', { browser, system });
  return browser ?? system ?? t('adminPortal.privacy_UserSessions.unknownDevice');
}

/** The device of a session, with its icon, and whether it is this one or a session of the support. */
export function DeviceCell({ session }: { session: UserSession }) {
  const t = useTranslate();
  const DeviceIcon = icons[deviceOf(session).kind];
  return (
    <span className="portico-device">
      <span className="portico-device-icon" aria-hidden="true">
        <DeviceIcon size={18} />
      </span>
      <span className="portico-device-texts">
        <span className="portico-device-name">{deviceName(t, session)}</span>
        {session.current && <Chip tone="primary">{t('adminPortal.privacy_UserSessions.currentSessionChip')}</Chip>}
        {session.impersonated && (
          <Chip tone="warning">{t('adminPortal.privacy_UserSessions.impersonatedSessionChip')}</Chip>
        )}
      </span>
    </span>
  );
}
