import type { GeneralPolicies } from './general-store';

/** After how many days a password has to change: the shorter period of vendor and tenant (portal spec §5); `null` without either. */
export function effectiveRotation({ tenant, vendor }: GeneralPolicies['passwordRotation']): number | null {
  const days = [tenant, vendor].flatMap(({ isOn, amount }) => (isOn ? amount : []));
  return days.length > 0 ? Math.min(...days) : null;
}

/** Whether the vendor's period is the one that holds. */
export function isVendorShorter(rotation: GeneralPolicies['passwordRotation']): boolean {
  const { tenant, vendor } = rotation;
  return vendor.isOn && (!tenant.isOn || vendor.amount < tenant.amount);
}
