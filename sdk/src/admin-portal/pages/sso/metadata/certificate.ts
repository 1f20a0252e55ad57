/** The validity of a certificate, in milliseconds since 1970. */
export interface Validity {
  from: number;
  until: number;
}

const SEQUENCE = 0x30;
const EXPLICIT_VERSION = 0xa0;
/** Places of fields: serial number, algorithm, issuer, validity, subject, public key (RFC 5280 §4.1). */
const VALIDITY = 3;
const PUBLIC_KEY = 5;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
/** Set in the first byte of a length that is written in further bytes, whose number the other bits are. */
const LONG_LENGTH = 0x80;
/** Two-digit years from here on are of the last century (RFC 5280 §4.1.2.5.1). */
const CENTURY_BREAK = 50;

/** An element of DER: its tag, its content alone and with its head, and where the next one begins. */
interface Element {
  tag: number;
  content: Uint8Array;
  whole: Uint8Array;
  next: number;
}

/**
 * Reads how long an X.509 certificate is valid.
 *
 * @param text PEM, or its base64 alone.
 * @returns `null` for a text that is no certificate.
 */
export function readValidity(text: string): Validity | null {
  const validity = fieldsOf(text)[VALIDITY];
  const [from, until] = validity?.tag === SEQUENCE ? elementsOf(validity.content).map(timeOf) : [];
  return from && until ? { from, until } : null;
}

/**
 * Reads the public key of an X.509 certificate (SubjectPublicKeyInfo).
 *
 * @param text PEM, or its base64 alone.
 * @returns `null` for a text that is no certificate.
 */
export function readPublicKey(text: string): Uint8Array | null {
  return fieldsOf(text)[PUBLIC_KEY]?.whole ?? null;
}

/** The fields of a certificate after its version, which is optional (RFC 5280 §4.1); none for another text. */
function fieldsOf(text: string): Element[] {
  const bytes = decode(text);
  const certificate = bytes && only(bytes, SEQUENCE);
  const fields = elementsOf((certificate && only(certificate, SEQUENCE)) ?? new Uint8Array());
  return fields[0]?.tag === EXPLICIT_VERSION ? fields.slice(1) : fields;
}

function decode(text: string): Uint8Array | null {
  const base64 = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '');
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The content of the first element, if it has the tag. */
function only(bytes: Uint8Array, tag: number): Uint8Array | null {
  const element = elementAt(bytes, 0);
  return element?.tag === tag ? element.content : null;
}

function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let element = elementAt(bytes, 0); element; element = elementAt(bytes, element.next)) found.push(element);
  return found;
}

/** The element at an offset; `null` if it is not whole. */
function elementAt(bytes: Uint8Array, offset: number): Element | null {
  const [tag, first] = bytes.subarray(offset, offset + 2);
  if (tag === undefined || first === undefined) return null;
  const further = first < LONG_LENGTH ? 0 : first - LONG_LENGTH;
  const start = offset + 2 + further;
  const length = further === 0 ? first : bytes.subarray(offset + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  const next = start + length;
  return next <= bytes.length
    ? { tag, content: bytes.subarray(start, next), whole: bytes.subarray(offset, next), next }
    : null;
}

/** `NaN` for what is no time. */
function timeOf({ tag, content }: Element): number {
  const text = String.fromCharCode(...content.subarray(0, 15));
  const digits = tag === GENERALIZED_TIME ? text : tag === UTC_TIME ? centuryOf(text) + text : '';
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(digits) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function centuryOf(text: string): string {
  return Number(text.slice(0, 2)) >= CENTURY_BREAK ? '19' : '20';
}
