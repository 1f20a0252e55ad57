import { base64url } from 'jose';
import { sha256 } from './sha256';

const BLOCK_BYTES = 64;

/** A JWT signed synchronously with a shared secret (RFC 7515, HS256), for receivers of webhooks to verify. */
export function signHs256(claims: Record<string, unknown>, secret: string): string {
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64url.encode(JSON.stringify(part))).join('.');
  return `${text}.${base64url.encode(hmacSha256(secret, text))}`;
}

/** HMAC (RFC 2104) with SHA-256. */
function hmacSha256(secret: string, text: string): Uint8Array {
  const encoder = new TextEncoder();
  const long = encoder.encode(secret);
  const key = new Uint8Array(BLOCK_BYTES);
  key.set(long.byteLength > BLOCK_BYTES ? sha256(long) : long);
  const inner = sha256(joined(key, 0x36, encoder.encode(text)));
  return sha256(joined(key, 0x5c, inner));
}

function joined(key: Uint8Array, mask: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(key.byteLength + rest.byteLength);
  bytes.set(key.map((byte) => byte ^ mask));
  bytes.set(rest, key.byteLength);
  return bytes;
}
