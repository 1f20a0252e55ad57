import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useApp, useSession, useTranslate } from '../../app/context';
import { leavePage } from '../../app/leave-page';
import { Avatar } from '../../ui/Avatar';
import { Menu, MenuItem } from '../../ui/Menu';
import { useNotifyFailure } from '../parts/use-notify-failure';

/** The tenant whose data is shown; switches to another one. */
export function TenantSwitcher() {
  const { session, portal } = useApp();
  const t = useTranslate();
  const notifyFailure = useNotifyFailure();
  const tenants = useSession((state) => state.tenants);
  const active = useSession((state) => state.activeTenant);
  const [switching, setSwitching] = useState(false);
  if (!active) return null;

  async function change(tenantId: string) {
    if (switching || tenantId === active?.tenantId) return;
    setSwitching(true);
    try {
      await session.switchTenant(tenantId);
    } catch (error) {
      await notifyFailure(error);
    } finally {
      setSwitching(false);
    }
  }

  const face = (
    <>
      <Avatar name={active.name} src={active.logoUrl} shape="square" />
      <span className="portico-nav-tenant-name">
        <bdi>{active.name}</bdi>
      </span>
    </>
  );
  if (tenants.length < 2) return <div className="portico-nav-tenant">{face}</div>;
  const trigger = (
    <>
      {face}
      <ChevronsUpDown size={16} />
    </>
  );
  return (
    <Menu
      label={t('adminPortal.navigation.switchTenant', { tenant: active.name })}
      trigger={trigger}
      triggerClass="portico-nav-tenant"
      placement="bottom start"
      isDisabled={switching}
    >
      {tenants.map((tenant) => (
        <MenuItem
          key={tenant.tenantId}
          id={tenant.tenantId}
          label={tenant.name}
          icon={<Avatar name={tenant.name} src={tenant.logoUrl} size={24} shape="square" />}
          current={tenant.tenantId === active.tenantId}
          mark={<Check size={16} role="img" aria-label={t('adminPortal.navigation.currentTenant')} />}
          onAction={() => leavePage(portal, () => void change(tenant.tenantId))}
        />
      ))}
    </Menu>
  );
}
