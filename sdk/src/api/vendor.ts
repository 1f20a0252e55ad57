import type { VendorPublicInfo } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Name and logo of the vendor, and whether the login box shows no mark of the SDK (`whiteLabelMode`).
 *
 * @see Portal spec §7 "Billing"
 */
export function getVendorPublicInfo(http: HttpClient): Promise<VendorPublicInfo> {
  return http.send({ method: 'GET', path: '/vendors/public', retry: true });
}
