/** What kind of secret a value is. */
export type SecretKind = 'token' | 'refresh token' | 'verifier' | 'authorization code' | 'password' | 'one-time code';

/** A secret in a text. */
interface FoundSecret {
  kind: SecretKind;
  value: string;
}

/** The secrets of one test. */
export interface Secrets {
  add(kind: SecretKind, value: string): void;
  /** The secrets that a text contains: the added ones, and every signed token. */
  findIn(text: string): FoundSecret[];
}

/** A signed token (RFC 7519): header, payload and signature, each in base64url. */
const SIGNED_TOKEN = /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/g;
/** Shorter values are parts of ordinary texts. */
const SHORTEST_SECRET = 6;

/** Collects secrets. */
export function createSecrets(): Secrets {
  const known = new Map<string, SecretKind>();
  return {
    add(kind, value) {
      if (value.length >= SHORTEST_SECRET) known.set(value, kind);
    },
    findIn(text) {
      const tokens = [...text.matchAll(SIGNED_TOKEN)].map(([value]) => ({ kind: 'token' as const, value }));
      const added = [...known].filter(([value]) => isIn(text, value)).map(([value, kind]) => ({ kind, value }));
      return [...tokens, ...added];
    },
  };
}

/** Whether the text contains the value, as it is or as a part of an address. A code is no part of a longer number. */
function isIn(text: string, value: string): boolean {
  if (/^\d+$/.test(value)) return new RegExp(`(?<![\\d.])${value}(?![\\d.])`).test(text);
  return text.includes(value) || text.includes(encodeURIComponent(value));
}
