import { bindings, namespaces } from './namespaces';
import { elementText, escapeXml, onlyChild, parseXml } from './xml';

/** A request to sign a user in (SAML core §3.4.1). */
export interface SamlRequest {
  id: string;
  issuedAt: string;
  /** Where it goes. */
  destination: string;
  /** Where the answer goes. */
  acsUrl: string;
  /** Entity id of who asks. */
  issuer: string;
}

/** The request as XML. */
export function writeSamlRequest({ id, issuedAt, destination, acsUrl, issuer }: SamlRequest): string {
  const { protocol, assertion } = namespaces;
  return [
    `<samlp:AuthnRequest xmlns:samlp="${protocol}" xmlns:saml="${assertion}" Version="2.0"`,
    ` ID="${escapeXml(id)}" IssueInstant="${issuedAt}" Destination="${escapeXml(destination)}"`,
    ` AssertionConsumerServiceURL="${escapeXml(acsUrl)}" ProtocolBinding="${bindings.post}">`,
    `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>`,
    '<samlp:NameIDPolicy Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress" AllowCreate="true"/>',
    '</samlp:AuthnRequest>',
  ].join('');
}

/** Reads a request as an identity provider does; `null` for what is none. */
export function readSamlRequest(xml: string): SamlRequest | null {
  const root = parseXml(xml)?.documentElement;
  if (root?.localName !== 'AuthnRequest' || root.namespaceURI !== namespaces.protocol) return null;
  const attribute = (name: string) => root.getAttribute(name) ?? '';
  const request = {
    id: attribute('ID'),
    issuedAt: attribute('IssueInstant'),
    destination: attribute('Destination'),
    acsUrl: attribute('AssertionConsumerServiceURL'),
    issuer: elementText(onlyChild(root, namespaces.assertion, 'Issuer')),
  };
  return request.id && request.acsUrl && request.issuer ? request : null;
}
