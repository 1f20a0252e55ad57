import { MAX_METADATA_LENGTH } from '../sso-constants';
import { readValidity } from './certificate';

/** What is wrong with a metadata file or a certificate; each has a sentence. */
export type MetadataProblem =
  | 'tooLarge'
  | 'hasDocumentType'
  | 'notXml'
  | 'notMetadata'
  | 'noProvider'
  | 'noEndpoint'
  | 'noSigningKey'
  | CertificateProblem;

/** What is wrong with a certificate. */
export type CertificateProblem = 'noCertificate' | 'privateKey' | 'badCertificate' | 'expired';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

/**
 * Looks for what the service would refuse in a metadata file (SAML metadata §2.4.3), so that nothing is sent in vain. A
 * document type is refused before the file is parsed: it can hold entities that grow without end.
 *
 * @param now In milliseconds since 1970.
 * @returns `undefined` for a file that is right.
 */
export function metadataProblem(xml: string, now: number): MetadataProblem | undefined {
  if (xml.length > MAX_METADATA_LENGTH) return 'tooLarge';
  if (/<!(doctype|entity)/i.test(xml)) return 'hasDocumentType';
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return 'notXml';
  const { documentElement: root } = document;
  if (root.localName !== 'EntityDescriptor' || root.namespaceURI !== METADATA) return 'notMetadata';
  const [provider] = root.getElementsByTagNameNS(METADATA, 'IDPSSODescriptor');
  return provider ? providerProblem(provider, now) : 'noProvider';
}

function providerProblem(provider: Element, now: number): MetadataProblem | undefined {
  const services = [...provider.getElementsByTagNameNS(METADATA, 'SingleSignOnService')];
  if (!services.some((service) => isWebAddress(service.getAttribute('Location') ?? ''))) return 'noEndpoint';
  const keys = [...provider.getElementsByTagNameNS(METADATA, 'KeyDescriptor')];
  const key = keys.find((candidate) => candidate.getAttribute('use') !== 'encryption');
  if (keys.length > 0 && !key) return 'noSigningKey';
  const [certificate] = key?.getElementsByTagNameNS(SIGNATURE, 'X509Certificate') ?? [];
  return certificateProblem(certificate?.textContent ?? '', now);
}

/**
 * What is wrong with a certificate.
 *
 * @param text PEM, or its base64 alone.
 * @param now In milliseconds since 1970.
 */
export function certificateProblem(text: string, now: number): CertificateProblem | undefined {
  if (text.trim() === '') return 'noCertificate';
  if (text.includes('PRIVATE KEY')) return 'privateKey';
  const validity = readValidity(text);
  if (!validity) return 'badCertificate';
  return validity.until <= now ? 'expired' : undefined;
}

/** Whether a text is an absolute address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/./i.test(text) && URL.canParse(text);
}
