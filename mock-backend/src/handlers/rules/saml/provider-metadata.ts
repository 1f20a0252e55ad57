import type { SsoConfigurationRow } from '../../../db/tables';
import { bindings, namespaces } from './namespaces';
import { childrenOf, elementText, onlyChild, parseXml } from './xml';

/** the fields of a configuration that metadata sets. */
type ProviderFields = Pick<SsoConfigurationRow, 'ssoEndpoint' | 'publicCertificate' | 'signRequest' | 'idpEntityId'>;

/**
 * What a metadata file says about an identity provider (SAML metadata §2.4.3).
 *
 * @returns `null` when it is none, or says neither where to sign in nor by which key.
 */
export function readProviderMetadata(text: string): ProviderFields | null {
  const root = parseXml(text)?.documentElement;
  if (root?.localName !== 'EntityDescriptor' || root.namespaceURI !== namespaces.metadata) return null;
  const provider = onlyChild(root, namespaces.metadata, 'IDPSSODescriptor');
  if (!provider) return null;
  const ssoEndpoint = endpointOf(provider);
  const publicCertificate = certificateOf(provider);
  if (!ssoEndpoint || !publicCertificate) return null;
  return {
    ssoEndpoint,
    publicCertificate,
    signRequest: provider.getAttribute('WantAuthnRequestsSigned') === 'true',
    idpEntityId: root.getAttribute('entityID') ?? '',
  };
}

/** The address of the redirect binding, which we use; else the first one. */
function endpointOf(provider: Element): string | undefined {
  const services = childrenOf(provider, namespaces.metadata, 'SingleSignOnService');
  const redirect = services.find((service) => service.getAttribute('Binding') === bindings.redirect);
  const address = (redirect ?? services[0])?.getAttribute('Location') ?? '';
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** A key without `use` is for signing, too. */
function certificateOf(provider: Element): string {
  const keys = childrenOf(provider, namespaces.metadata, 'KeyDescriptor');
  const key = keys.find((candidate) => candidate.getAttribute('use') !== 'encryption');
  const data = onlyChild(onlyChild(key, namespaces.signature, 'KeyInfo'), namespaces.signature, 'X509Data');
  const [certificate] = data ? childrenOf(data, namespaces.signature, 'X509Certificate') : [];
  return elementText(certificate).replace(/\s/g, '');
}
