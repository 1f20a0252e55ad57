import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useApp, useSession, useTranslate } from '../../app/context';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../app/lazy/lazy-component';
import { leavePage } from '../../app/leave-page';
import { Avatar } from '../../ui/Avatar';
import { Menu, MenuItem } from '../../ui/Menu';
import { useNotifyFailure } from '../parts/use-notify-failure';
import type { TenantChoice } from './tenant-choice';

/** Up to so many tenants are found at a glance. */
const MENU_TENANTS = 10;

const search = lazyComponent<TenantChoice>(() => import('./TenantSearch'));

/** The tenant whose data is shown; switches to another one. */
export function TenantSwitcher() {
  const { portal } = useApp();
  const t = useTranslate();
  const tenants = useSession((state) => state.tenants);
  const active = useSession((state) => state.activeTenant);
  const { switching, change } = useSwitchTenant();
  if (!active) return null;

  const face = (
    <>
      <Avatar name={active.name} src={active.logoUrl} shape="square" />
      <span className="portico-nav-tenant-name">
        <bdi>{active.name}</bdi>
      </span>
    </>
  );
  if (tenants.length < 2) return <div className="portico-nav-tenant">{face}</div>;
  const choice: TenantChoice = {
    label: t('adminPortal.navigation.switchTenant', { tenant: active.name }),
    trigger: (
      <>
        {face}
        <ChevronsUpDown size={16} />
      </>
    ),
    tenants,
    active,
    isDisabled: switching,
    onChoose: (id) => leavePage(portal, () => void change(id)),
  };
  const menu = <TenantMenu {...choice} />;
  if (tenants.length <= MENU_TENANTS) return menu;
  return <LazyComponentView lazy={search} props={choice} fallback={menu} unavailable={menu} />;
}

function useSwitchTenant() {
  const { session } = useApp();
  const notifyFailure = useNotifyFailure();
  const activeId = useSession((state) => state.activeTenant?.tenantId);
  const [switching, setSwitching] = useState(false);
  async function change(tenantId: string) {
    if (switching || tenantId === activeId) return;
    setSwitching(true);
    try {
      await session.switchTenant(tenantId);
    } catch (error) {
      await notifyFailure(error);
    } finally {
      setSwitching(false);
    }
  }
  return { switching, change };
}

function TenantMenu({ label, trigger, tenants, active, isDisabled, onChoose }: TenantChoice) {
  const t = useTranslate();
  return (
    <Menu
      label={label}
      trigger={trigger}
      triggerClass="portico-nav-tenant"
      placement="bottom start"
      isDisabled={isDisabled}
    >
      {tenants.map((tenant) => (
        <MenuItem
          key={tenant.tenantId}
          id={tenant.tenantId}
          label={tenant.name}
          icon={<Avatar name={tenant.name} src={tenant.logoUrl} size={24} shape="square" />}
          current={tenant.tenantId === active.tenantId}
          mark={<Check size={16} role="img" aria-label={t('adminPortal.navigation.currentTenant')} />}
          onAction={() => onChoose(tenant.tenantId)}
        />
      ))}
    </Menu>
  );
}
