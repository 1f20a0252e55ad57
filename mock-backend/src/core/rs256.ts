import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';
import { mockSigningKey } from './signing-key';

/** The bytes before a SHA-256 digest in a signature (RFC 8017 §9.2, note 1). */
const DIGEST_INFO = '3031300d060960864801650304020105000420';
const SIGNATURE_BYTES = 256;

/**
 * Signs with the mock key on pages without WebCrypto, such as a page that another device of the local network opens
 * over plain http. `jose` needs WebCrypto. Not hardened against timing attacks: the key pair is public anyway.
 */
export function signRs256(text: string): string {
  const { n, d } = mockSigningKey;
  const info = DIGEST_INFO + bytesToHex(sha256(utf8ToBytes(text)));
  const filler = 'ff'.repeat(SIGNATURE_BYTES - 3 - info.length / 2);
  const signature = power(BigInt(`0x0001${filler}00${info}`), toBigInt(d), toBigInt(n));
  return base64url.encode(hexToBytes(signature.toString(16).padStart(SIGNATURE_BYTES * 2, '0')));
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function toBigInt(value: string): bigint {
  return BigInt(`0x${bytesToHex(base64url.decode(value))}`);
}
