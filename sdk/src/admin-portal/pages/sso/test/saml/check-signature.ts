import { readPublicKey } from '../../metadata/certificate';
import { canonicalXml } from './canonical-xml';
import { elementText, onlyChild } from './elements';

/** What is wrong with the signature of an answer. */
export type SignatureProblem = 'unsigned' | 'changed' | 'otherKey' | 'unsupportedSignature';

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
/** Hashes of RSA signatures and of digests, by their algorithms. SHA-1 is not among them: it can be forged. */
const hashes: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'SHA-256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'SHA-384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'SHA-512',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'SHA-256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'SHA-384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'SHA-512',
};

/** The elements of a signature, and what it is over. */
interface Signature {
  element: Element;
  info: Element;
  reference: Element;
  signed: Element;
}

/**
 * Checks whether the key of a certificate has signed an answer: its assertion, or the response around it. The service
 * does the same at a sign-in, and does not say which part was wrong.
 *
 * @param candidates The elements that may be signed, the assertion first.
 * @returns `undefined` for a valid signature.
 */
export async function signatureProblem(
  candidates: readonly Element[],
  certificate: string,
): Promise<SignatureProblem | undefined> {
  const [signature] = candidates.flatMap((signed) => signatureOf(signed) ?? []);
  if (!signature) return 'unsigned';
  // Absent on a page without https.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle || !isSupported(signature)) return 'unsupportedSignature';
  if (!(await hasDigest(subtle, signature))) return 'changed';
  return (await isOfKey(subtle, signature, certificate)) ? undefined : 'otherKey';
}

function signatureOf(signed: Element): Signature | undefined {
  const element = onlyChild(signed, 'signature', 'Signature');
  const info = onlyChild(element, 'signature', 'SignedInfo');
  const reference = onlyChild(info, 'signature', 'Reference');
  if (!element || !info || !reference) return undefined;
  const id = signed.getAttribute('ID');
  return id && reference.getAttribute('URI') === `#${id}` ? { element, info, reference, signed } : undefined;
}

function isSupported({ info, reference }: Signature): boolean {
  const algorithms = transformsOf(reference).map(algorithmOf);
  return (
    algorithmOf(onlyChild(info, 'signature', 'CanonicalizationMethod')) === EXCLUSIVE &&
    hashOf(info, 'SignatureMethod') !== undefined &&
    hashOf(reference, 'DigestMethod') !== undefined &&
    algorithms.includes(EXCLUSIVE) &&
    algorithms.every((algorithm) => algorithm === EXCLUSIVE || algorithm === ENVELOPED)
  );
}

async function hasDigest(subtle: SubtleCrypto, { element, reference, signed }: Signature): Promise<boolean> {
  const exclusive = transformsOf(reference).find((transform) => algorithmOf(transform) === EXCLUSIVE);
  const text = canonicalXml(signed, { inclusive: prefixesOf(exclusive), without: element });
  const digest = await subtle.digest(hashOf(reference, 'DigestMethod') ?? '', new TextEncoder().encode(text));
  const expected = bytesOf(onlyChild(reference, 'signature', 'DigestValue'));
  return String(new Uint8Array(digest)) === String(expected);
}

async function isOfKey(subtle: SubtleCrypto, { element, info }: Signature, certificate: string): Promise<boolean> {
  const spki = readPublicKey(certificate)?.slice();
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: hashOf(info, 'SignatureMethod') ?? '' };
  const key = spki && (await subtle.importKey('spki', spki, algorithm, false, ['verify']).catch(() => undefined));
  const method = onlyChild(info, 'signature', 'CanonicalizationMethod');
  const text = new TextEncoder().encode(canonicalXml(info, { inclusive: prefixesOf(method) }));
  const value = bytesOf(onlyChild(element, 'signature', 'SignatureValue'));
  return key !== undefined && value !== null && subtle.verify(algorithm.name, key, value, text);
}

function transformsOf(reference: Element): Element[] {
  return [...(onlyChild(reference, 'signature', 'Transforms')?.children ?? [])];
}

function hashOf(parent: Element, name: 'SignatureMethod' | 'DigestMethod'): string | undefined {
  return hashes[algorithmOf(onlyChild(parent, 'signature', name))];
}

function algorithmOf(element: Element | undefined): string {
  return element?.getAttribute('Algorithm') ?? '';
}

/** Prefixes that are written as Canonical XML writes them; `#default` is the empty one. */
function prefixesOf(method: Element | undefined): string[] {
  const [list] = method?.getElementsByTagNameNS(EXCLUSIVE, 'InclusiveNamespaces') ?? [];
  const prefixes = list?.getAttribute('PrefixList')?.split(/\s+/).filter(Boolean) ?? [];
  return prefixes.map((prefix) => (prefix === '#default' ? '' : prefix));
}

/** `null` for what is no base64. */
function bytesOf(element: Element | undefined): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(elementText(element).replace(/\s/g, '')), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
