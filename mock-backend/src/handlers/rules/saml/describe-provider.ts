import { providerCertificate } from '../../../core/provider-certificate';
import { bindings, namespaces } from './namespaces';
import { escapeXml } from './xml';

/** The metadata file of a simulated identity provider. */
export function describeProvider(entityId: string, ssoEndpoint: string): string {
  const { metadata, signature, protocol } = namespaces;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="${metadata}" xmlns:ds="${signature}" entityID="${escapeXml(entityId)}">`,
    `  <md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="${protocol}">`,
    '    <md:KeyDescriptor use="signing">',
    `      <ds:KeyInfo><ds:X509Data><ds:X509Certificate>${providerCertificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    '    </md:KeyDescriptor>',
    `    <md:SingleSignOnService Binding="${bindings.redirect}" Location="${escapeXml(ssoEndpoint)}"/>`,
    '  </md:IDPSSODescriptor>',
    '</md:EntityDescriptor>',
    '',
  ].join('\n');
}
