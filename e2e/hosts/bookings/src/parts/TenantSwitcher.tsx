import { useSwitchTenant, useTenantsState } from '@portico/sdk';
import { useState } from 'react';
import './tenant-switcher.css';

/** Changes to another tenant of the user; only the name for a user of one tenant. */
export function TenantSwitcher() {
  const { tenants, activeTenant } = useTenantsState();
  const switchTenant = useSwitchTenant();
  const [isSwitching, setSwitching] = useState(false);
  if (!activeTenant) return null;
  if (tenants.length < 2) return <span className="tenant">{activeTenant.name}</span>;

  async function choose(tenantId: string) {
    setSwitching(true);
    await switchTenant(tenantId).finally(() => setSwitching(false));
  }
  return (
    <select
      className="tenant"
      aria-label="Account"
      value={activeTenant.tenantId}
      disabled={isSwitching}
      onChange={({ target }) => void choose(target.value)}
    >
      {tenants.map(({ tenantId, name }) => (
        <option key={tenantId} value={tenantId}>
          {name}
        </option>
      ))}
    </select>
  );
}
