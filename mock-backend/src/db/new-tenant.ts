import type { TenantRow } from './tables';

/** The required columns of a tenant; the others are optional. */
type NewTenant = Pick<TenantRow, 'id' | 'vendorId' | 'name' | 'alias' | 'createdAt'> & Partial<TenantRow>;

/** A row for a new tenant: it has no parent, and its settings are empty. */
export function newTenant(tenant: NewTenant): TenantRow {
  return {
    parentTenantId: null,
    isReseller: false,
    subAccountAccessType: 'defaultOff',
    status: 'active',
    metadata: '{}',
    address: '',
    timezone: '',
    dateFormat: '',
    timeFormat: '',
    currency: 'usd',
    website: '',
    logo: '',
    applicationUrl: '',
    loginUrl: '',
    updatedAt: tenant.createdAt,
    ...tenant,
  };
}
