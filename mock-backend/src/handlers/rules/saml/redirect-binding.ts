import { mockSigningKey } from '../../../core/signing-key';
import { deflate, fromBase64, inflate, toBase64 } from './encoding';
import { readSamlRequest, type SamlRequest, writeSamlRequest } from './request';

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** The address that takes a request to its provider, signed with the key of the service if so wished. */
export async function writeRedirect(request: SamlRequest, relayState: string, sign: boolean): Promise<string> {
  const message = { SAMLRequest: await deflate(writeSamlRequest(request)), RelayState: relayState };
  const query = new URLSearchParams(sign ? { ...message, SigAlg: RSA_SHA256 } : message).toString();
  const address = `${request.destination}${request.destination.includes('?') ? '&' : '?'}${query}`;
  if (!sign) return address;
  const key = await crypto.subtle.importKey('jwk', { ...mockSigningKey }, ALGORITHM, false, ['sign']);
  const signature = await crypto.subtle.sign(ALGORITHM.name, key, new TextEncoder().encode(query));
  return `${address}&${new URLSearchParams({ Signature: toBase64(new Uint8Array(signature)) })}`;
}

/** The request in an address; `null` for none, and for one with a signature that is not the service's. */
export async function readRedirect(url: URL): Promise<SamlRequest | null> {
  const xml = await inflate(url.searchParams.get('SAMLRequest') ?? '');
  const request = xml === null ? null : readSamlRequest(xml);
  return request && (!url.searchParams.has('Signature') || (await isSigned(url))) ? request : null;
}

/** The signature covers the query as it was sent, not as re-encoded here (SAML bindings §3.4.4.1). */
async function isSigned({ search, searchParams }: URL): Promise<boolean> {
  const parts = search.slice(1).split('&');
  const part = (name: string) => parts.find((one) => one.startsWith(`${name}=`)) ?? '';
  const text = ['SAMLRequest', 'RelayState', 'SigAlg'].map(part).join('&');
  const signature = fromBase64(searchParams.get('Signature') ?? '');
  if (!signature || searchParams.get('SigAlg') !== RSA_SHA256) return false;
  const { kty, n, e } = mockSigningKey;
  const key = await crypto.subtle.importKey('jwk', { kty, n, e }, ALGORITHM, false, ['verify']);
  return crypto.subtle.verify(ALGORITHM.name, key, signature, new TextEncoder().encode(text));
}
