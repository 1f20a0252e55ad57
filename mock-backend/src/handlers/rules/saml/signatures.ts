import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { setNodeDependencies } from 'xml-core';
import { Application, SignedXml, X509Certificate } from 'xmldsigjs';
import { providerKey } from '../../../core/provider-key';
import { fromBase64 } from './encoding';
import { namespaces } from './namespaces';
import { childrenOf, onlyChild, parseXml, serializeXml } from './xml';

/** The only ways of signing that we take and use (XML signature §6, RFC 9231). */
const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

// In Node there is no DOM. In a page the library uses the DOM of the page.
setNodeDependencies({ DOMParser, XMLSerializer });
Application.setEngine('WebCrypto', globalThis.crypto);

/** Signs the assertion inside of a response with the key of the simulated providers. */
export async function signAssertion(response: string, assertionId: string): Promise<string> {
  const document = parseXml(response);
  const assertion = document && onlyChild(document.documentElement, namespaces.assertion, 'Assertion');
  if (!document || !assertion) throw new Error('A response to sign holds one assertion.');
  const key = await crypto.subtle.importKey('jwk', { ...providerKey }, ALGORITHM, false, ['sign']);
  const signed = new SignedXml();
  // Exclusive canonicalization ignores the elements around it, so that the signature holds inside of the response.
  signed.XmlSignature.SignedInfo.CanonicalizationMethod.Algorithm = CANONICAL;
  const reference = { uri: `#${assertionId}`, hash: 'SHA-256', transforms: ['enveloped', 'exc-c14n'] };
  await signed.Sign(ALGORITHM, key, assertion, { references: [reference] });
  const signature = signed.GetXml();
  const [issuer] = childrenOf(assertion, namespaces.assertion, 'Issuer');
  if (signature && issuer) assertion.insertBefore(signature, issuer.nextSibling);
  return serializeXml(document);
}

/**
 * Whether an element carries a signature by the key of a certificate over all of itself, and over nothing else: what
 * was signed is then what is read (XML signature best practices §2; the certificate in the message proves nothing).
 */
export async function isSignedBy(element: Element, certificate: string): Promise<boolean> {
  const document = element.ownerDocument;
  const signature = onlyChild(element, namespaces.signature, 'Signature');
  const info = onlyChild(signature, namespaces.signature, 'SignedInfo');
  const key = await readKey(certificate);
  if (!signature || !info || !key || !isPlain(info) || !coversOnly(document, info, element)) return false;
  try {
    const signed = new SignedXml(document);
    signed.LoadXml(signature);
    return await signed.Verify(key);
  } catch {
    return false;
  }
}

/** Reads the key of a certificate, in PEM or as its base64 alone. */
async function readKey(certificate: string): Promise<CryptoKey | null> {
  const der = fromBase64(certificate.replace(/-----[^-]+-----/g, ''));
  try {
    return der && (await new X509Certificate(der).exportKey(ALGORITHM));
  } catch {
    return null;
  }
}

/** Whether the signature uses the usual algorithms and transforms only. */
function isPlain(info: Element): boolean {
  const reference = onlyChild(info, namespaces.signature, 'Reference');
  const transforms = onlyChild(reference, namespaces.signature, 'Transforms');
  const used = transforms ? childrenOf(transforms, namespaces.signature, 'Transform').map(algorithmOf) : [];
  return (
    algorithmOf(onlyChild(info, namespaces.signature, 'CanonicalizationMethod')) === CANONICAL &&
    algorithmOf(onlyChild(info, namespaces.signature, 'SignatureMethod')) === RSA_SHA256 &&
    algorithmOf(onlyChild(reference, namespaces.signature, 'DigestMethod')) === SHA256 &&
    used.join(' ') === `${ENVELOPED} ${CANONICAL}`
  );
}

/** The signature names this element by an id that no other element has. */
function coversOnly(document: Document, info: Element, element: Element): boolean {
  const reference = onlyChild(info, namespaces.signature, 'Reference');
  const id = element.getAttribute('ID') ?? '';
  const named = Array.from(document.getElementsByTagName('*')).filter((other) =>
    ['ID', 'Id', 'id'].some((name) => other.getAttribute(name) === id),
  );
  return id !== '' && reference?.getAttribute('URI') === `#${id}` && named.length === 1;
}

function algorithmOf(element: Element | undefined): string {
  return element?.getAttribute('Algorithm') ?? '';
}
