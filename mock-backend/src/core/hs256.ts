import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';

/** A JWT signed synchronously with a shared secret (RFC 7515, HS256), for receivers of webhooks to verify. */
export function signHs256(claims: Record<string, unknown>, secret: string): string {
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64url.encode(JSON.stringify(part))).join('.');
  return `${text}.${base64url.encode(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)))}`;
}
