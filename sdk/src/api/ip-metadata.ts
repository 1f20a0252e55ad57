import type { IpMetadata } from '../contract';
import { ApiError, DEFAULT_ERROR_STATUS, GENERIC_ERROR_CODE } from '../core/errors';
import type { HttpClient } from '../core/http-client';

/**
 * The location of an IP address.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-NOT-FOUND` (404) for what is no address; `ip metadata not found` for an
 *   empty answer.
 * @see Sign-in spec §7 "Users", §8
 */
export function getIpMetadata(http: HttpClient, ip: string): Promise<IpMetadata> {
  return ipMetadataAt(http, `/metadata/ip/${encodeURIComponent(ip)}`);
}

/**
 * The location of the user, by the IP address of the request; needs no session.
 *
 * @throws {ApiError} `ip metadata not found` for an empty answer.
 * @see Sign-in spec §7 "Users", §8
 */
export function getOwnIpMetadata(http: HttpClient): Promise<IpMetadata> {
  return ipMetadataAt(http, '/metadata/ipme');
}

async function ipMetadataAt(http: HttpClient, path: string): Promise<IpMetadata> {
  const found = await http.send<Partial<IpMetadata> | null>({ method: 'GET', path });
  if (!found?.ip) {
    throw new ApiError('ip metadata not found', { statusCode: DEFAULT_ERROR_STATUS, errorCode: GENERIC_ERROR_CODE });
  }
  return found as IpMetadata;
}
