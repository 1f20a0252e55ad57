import { base64url } from 'jose';
import { sha256 } from './sha256';
import { mockSigningKey } from './signing-key';

/** The bytes before a SHA-256 digest in a signature (RFC 8017 §9.2, note 1). */
const DIGEST_INFO = '3031300d060960864801650304020105000420';
const SIGNATURE_BYTES = 256;

/**
 * Signs with the mock key on pages without the browser's cryptography, such as a page that another device of the local
 * network opens over plain http. Slower than the browser's and not hardened: the key pair is public anyway.
 */
export function signRs256(text: string): string {
  const { p, q, dp, dq, qi } = mockSigningKey;
  const [first, second] = [toNumber(p), toNumber(q)];
  const message = BigInt(`0x${encode(sha256(new TextEncoder().encode(text)))}`);
  const byFirst = power(message, toNumber(dp), first);
  const bySecond = power(message, toNumber(dq), second);
  const difference = (((byFirst - bySecond) % first) + first) % first;
  const signature = bySecond + ((toNumber(qi) * difference) % first) * second;
  return base64url.encode(fromHex(signature.toString(16).padStart(SIGNATURE_BYTES * 2, '0')));
}

/** The encoded digest of the signature (RFC 8017 §9.2), as hex. */
function encode(digest: Uint8Array): string {
  const info = DIGEST_INFO + toHex(digest);
  const filler = 'ff'.repeat(SIGNATURE_BYTES - 3 - info.length / 2);
  return `0001${filler}00${info}`;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function toNumber(value: string): bigint {
  return BigInt(`0x${toHex(base64url.decode(value))}`);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
