import type { VendorPublicInfo } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * Name and logo of the vendor. A failure is only logged (sign-in spec §8).
 *
 * @see Portal spec §7 "Billing"
 */
export function getVendorPublicInfo(http: HttpClient): Promise<VendorPublicInfo> {
  return http.send({ method: 'GET', path: '/vendors/public', retry: true });
}
