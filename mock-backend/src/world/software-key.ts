import type {
  WebAuthnAssertion,
  WebAuthnAttestation,
  WebAuthnCreationOptions,
  WebAuthnRequestOptions,
} from '@portico/sdk/contract';
import { base64url } from 'jose';

/** Flags of authenticator data (WebAuthn §6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const KEY_INCLUDED = 0x40;
const CREDENTIAL_ID_BYTES = 16;
const AAGUID_BYTES = 16;
const EMPTY_MAP = Symbol('{}');
const ES256 = { name: 'ECDSA', namedCurve: 'P-256' };

/** Deviations of a key from a correct one on a correct page, for tests. */
export interface Quirks {
  /** The origin of the calling page; default: that of the request's site. */
  origin?: string;
  /** The site that the key answers for. */
  rpId?: string;
  /** Replaces the counter, which is incremented with each use. */
  counter?: number;
  /** The owner of the key in the answer. */
  userHandle?: string;
  /** Changes the signature. */
  tamper?: (signature: Uint8Array) => void;
}

/** A WebAuthn key in software: ES256, attestation `none`. */
export interface SoftwareKey {
  readonly id: string;
  /** Implements `navigator.credentials.create`. */
  create(options: WebAuthnCreationOptions, quirks?: Quirks): Promise<WebAuthnAttestation>;
  /** Implements `navigator.credentials.get`. */
  get(options: WebAuthnRequestOptions, quirks?: Quirks): Promise<WebAuthnAssertion>;
}

/** Creates a key; by default it verifies its user by a PIN. */
export async function createSoftwareKey({ verifiesUser = true } = {}): Promise<SoftwareKey> {
  const pair = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const rawId = crypto.getRandomValues(new Uint8Array(CREDENTIAL_ID_BYTES));
  const presence = USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0);
  let uses = 0;

  async function create(options: WebAuthnCreationOptions, quirks: Quirks = {}): Promise<WebAuthnAttestation> {
    const { rpId = options.rp.id, origin = `https://${options.rp.id}`, counter = uses } = quirks;
    const publicKey = encodeMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, base64url.decode(x)],
      [-3, base64url.decode(y)],
    ]);
    const idLength = Uint8Array.of(0, rawId.byteLength);
    const credential = join(new Uint8Array(AAGUID_BYTES), idLength, rawId, publicKey);
    const data = join(await authenticatorData(rpId, presence | KEY_INCLUDED, counter), credential);
    const attestation = encodeMap([
      ['fmt', 'none'],
      ['attStmt', EMPTY_MAP],
      ['authData', data],
    ]);
    const clientData = clientDataOf('webauthn.create', options.challenge, origin);
    return {
      id: base64url.encode(rawId),
      response: { clientDataJSON: base64url.encode(clientData), attestationObject: base64url.encode(attestation) },
    };
  }

  async function get(options: WebAuthnRequestOptions, quirks: Quirks = {}): Promise<WebAuthnAssertion> {
    const { rpId = options.rpId ?? '', origin = `https://${options.rpId}`, counter = ++uses, userHandle } = quirks;
    const clientData = clientDataOf('webauthn.get', options.challenge, origin);
    const data = await authenticatorData(rpId, presence, counter);
    const signature = await sign(pair.privateKey, join(data, await sha256(clientData)));
    quirks.tamper?.(signature);
    return {
      id: base64url.encode(rawId),
      response: {
        clientDataJSON: base64url.encode(clientData),
        authenticatorData: base64url.encode(data),
        signature: base64url.encode(signature),
        ...(userHandle === undefined ? {} : { userHandle: base64url.encode(userHandle) }),
      },
    };
  }

  return { id: base64url.encode(rawId), create, get };
}

async function authenticatorData(rpId: string, flags: number, counter: number): Promise<Uint8Array> {
  const tail = new DataView(new ArrayBuffer(5));
  tail.setUint8(0, flags);
  tail.setUint32(1, counter);
  return join(await sha256(bytesOf(rpId)), new Uint8Array(tail.buffer));
}

function clientDataOf(type: string, challenge: string, origin: string): Uint8Array {
  return bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** WebCrypto signatures are two plain numbers; WebAuthn keys encode both as DER. */
async function sign(key: CryptoKey, data: Uint8Array): Promise<Uint8Array> {
  const bare = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, data.slice()));
  const numbers = join(derInteger(bare.slice(0, 32)), derInteger(bare.slice(32)));
  return join(Uint8Array.of(0x30, numbers.byteLength), numbers);
}

/** Without leading zeros, except for the one that keeps a number positive. */
function derInteger(number: Uint8Array): Uint8Array {
  const digits = number.slice(number.findIndex((byte) => byte !== 0));
  const positive = (digits[0] ?? 0) > 0x7f ? join(Uint8Array.of(0), digits) : digits;
  return join(Uint8Array.of(0x02, positive.byteLength), positive);
}

type CborValue = number | string | Uint8Array | typeof EMPTY_MAP;

/** The subset of CBOR (RFC 8949) that keys use. */
function encodeMap(entries: readonly (readonly [number | string, CborValue])[]): Uint8Array {
  return join(head(5, entries.length), ...entries.flatMap(([key, value]) => [encode(key), encode(value)]));
}

function encode(value: CborValue): Uint8Array {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return join(head(3, bytesOf(value).byteLength), bytesOf(value));
  if (value === EMPTY_MAP) return head(5, 0);
  return join(head(2, value.byteLength), value);
}

function head(kind: number, size: number): Uint8Array {
  if (size < 24) return Uint8Array.of((kind << 5) | size);
  if (size < 256) return Uint8Array.of((kind << 5) | 24, size);
  return Uint8Array.of((kind << 5) | 25, size >> 8, size & 0xff);
}

async function sha256(data: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data.slice()));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
